import type { CardTexts } from "./card-texts.js";

const secret = "Never played. While you hold it, it counts";

/** What is written on the cards of the original pack, in English. */
export const cardsInEnglish: CardTexts = {
  lifesaver: {
    name: "Lifesaver",
    text: "Revealed: heal another player 1 HP, or bring an eliminated player back with 1 HP.",
  },
  "ward-nurse": { name: "Ward Nurse", text: "Revealed: heal any player 1 HP, yourself included." },
  archivist: {
    name: "Archivist",
    text: "Revealed: look at every face-down loyalty card of one other player.",
  },
  quartermaster: {
    name: "Quartermaster",
    text: "Revealed: draw a program, then another player of your choice draws one.",
  },
  picket: { name: "Picket", text: "Revealed: another player lets go of their weapon." },
  torchbearer: { name: "Torchbearer", text: "You are always Human. Revealed: draw a program." },
  insomniac: {
    name: "Insomniac",
    text: "Revealed: from now on you take two actions a turn. The next damage you take puts an end to it, although this card stays face up.",
  },
  bulwark: { name: "Bulwark", text: "While face up: a single hit never takes more than 1 HP from you." },
  dispatcher: {
    name: "Dispatcher",
    text: "While face up: when you investigate loyalty, you see both face-down cards.",
  },
  "prism-keeper": { name: "Prism Keeper", text: "Revealed: the Laser is unlocked for you. Draw a program." },
  tinkerer: { name: "Tinkerer", text: "While face up: you may keep one program more." },
  "cross-examiner": {
    name: "Cross-Examiner",
    text: "Revealed: another player of your choice turns one of their loyalty cards face up.",
  },
  sleeper: {
    name: "Sleeper",
    text: "Revealed: take all face-down programs of one eliminated player, then draw one.",
  },
  assassin: {
    name: "Assassin",
    text: "Revealed: your next shot deals 1 more damage and nobody may react to it with a program. That shot spends this, although the card stays face up.",
  },
  "sentry-frame": { name: "Sentry Frame", text: "Revealed: deal 1 damage to another player." },
  "siege-walker": {
    name: "Siege Walker",
    text: "Revealed: the Rocket Launcher is unlocked for you. Draw a program.",
  },
  overclocker: { name: "Overclocker", text: "While face up: your shots deal 1 more damage." },
  "hunter-drone": {
    name: "Hunter Drone",
    text: "While face up: when you shoot you may name a new target, but not with the Rocket Launcher.",
  },
  "iron-cantor": { name: "Iron Cantor", text: "You are always Machine. Revealed: draw a program." },
  "scrap-feeder": {
    name: "Scrap Feeder",
    text: "While face up: whenever another player is eliminated, regain 1 HP.",
  },
  "signal-jammer": { name: "Signal Jammer", text: "While face up: nobody may react to what you announce." },
  extractor: { name: "Extractor", text: "Revealed: take a face-down program from another player, unseen." },
  "magnet-arm": { name: "Magnet Arm", text: "Revealed: take another player's weapon and aim it." },
  "twin-core": { name: "Twin Core", text: "Revealed: regain 1 HP and draw a program." },
  retaliator: { name: "Retaliator", text: "While face up: whoever shoots and hurts you takes 1 damage." },
  mindeater: {
    name: "Mindeater",
    text: "You are always Legion. Revealed: another player of your choice joins Legion. While face up: every player you investigate joins Legion.",
  },
  deathbringer: {
    name: "Deathbringer",
    text: "You are always Fallen. Revealed, even by your elimination: bring two other eliminated players, if there are so many, back with 1 HP each; they are Fallen. While face up: whoever else is eliminated and sworn to nobody comes back with 1 HP as Fallen.",
  },
  drifter: { name: "Drifter", text: "You are always Outlaw. Revealed: draw a program." },
  smuggler: { name: "Smuggler", text: "Revealed: draw two programs." },
  turncoat: {
    name: "Turncoat",
    text: "Revealed: exchange one of your face-down loyalty cards for one of another player's.",
  },
  highwayman: { name: "Highwayman", text: "Revealed: take another player's weapon and aim it." },
  "powder-monk": {
    name: "Powder Monk",
    text: "Revealed, even by your elimination: both of your neighbors take 1 damage.",
  },
  "ghost-runner": { name: "Ghost Runner", text: "While face up: nobody may investigate you." },
  "card-sharp": { name: "Card Sharp", text: "While face up: your draw action draws two programs." },
  vulture: { name: "Vulture", text: "While face up: whenever another player is eliminated, draw a program." },
  "bounty-clerk": {
    name: "Bounty Clerk",
    text: "While face up: when your shot eliminates a player, regain 1 HP and draw a program.",
  },
  "hair-trigger": {
    name: "Hair Trigger",
    text: "While face up: you may shoot with a weapon that you took this turn.",
  },
  "foundry-heart": { name: "Foundry Heart", text: "A Boss. Set aside in the base game." },
  "null-choir": { name: "Null Choir", text: "A Boss. Set aside in the base game." },
  "grid-tyrant": { name: "Grid Tyrant", text: "A Boss. Set aside in the base game." },

  "loose-grip": { name: "Loose Grip", text: "Any time: another player lets go of their weapon." },
  "patch-kit": { name: "Patch Kit", text: "Any time: heal any player 1 HP, yourself included." },
  "ablative-plate": {
    name: "Ablative Plate",
    text: "Before damage: what is about to hit one player is 1 less.",
  },
  "step-in": {
    name: "Step In",
    text: "Before damage: you take what is about to hit another player.",
  },
  nudge: { name: "Nudge", text: "Any time: a weapon that somebody holds gets another legal target." },
  brownout: {
    name: "Brownout",
    text: "After an announcement: the active player must choose another kind of action this turn.",
  },
  spike: { name: "Spike", text: "Any time: deal 1 damage to another player." },
  "cache-burst": { name: "Cache Burst", text: "Any time: draw two programs." },
  "hot-swap": { name: "Hot Swap", text: "Any time: take a face-down program from another player, unseen." },
  "second-wind": { name: "Second Wind", text: "On your turn: take one more action this turn." },
  grab: { name: "Grab", text: "On your turn: take another player's weapon and aim it." },
  "backup-exe": { name: "backup.exe", text: "On your turn: bring an eliminated player back with 1 HP." },
  "deep-scan": { name: "Deep Scan", text: "On your turn: look at another player's face-down ID." },
  floodlight: {
    name: "Floodlight",
    text: "On your turn: another player reveals a loyalty card or takes 1 damage.",
  },
  "name-check": {
    name: "Name Check",
    text: "On your turn: another player reveals their ID or takes 1 damage.",
  },
  feedback: {
    name: "Feedback",
    text: "On your turn: everybody who holds a weapon takes 1 damage, you too.",
  },
  "armory-key": { name: "Armory Key", text: "On your turn: the Rocket Launcher is unlocked for you." },
  "prism-key": { name: "Prism Key", text: "On your turn: the Laser is unlocked for you." },
  "badge-trade": {
    name: "Badge Trade",
    text: "On your turn: exchange one of your face-down loyalty cards for one of another player's.",
  },
  "static-lock": { name: "Static Lock", text: "On your turn: another player's next turn is skipped." },
  skim: {
    name: "Skim",
    text: "On your turn: look at the top three programs, keep one, and put the others at the bottom.",
  },
  "cover-up": {
    name: "Cover-Up",
    text: "On your turn: turn a face-up loyalty card of any player face down.",
  },
  "magnet-glove": {
    name: "Magnet Glove",
    text: "Stays face up: as your action you may take another player's weapon and aim it.",
  },
  "long-rack": { name: "Long Rack", text: "Stays face up: you may keep four programs, this one included." },
  wiretap: {
    name: "Wiretap",
    text: "Stays face up: when you investigate loyalty, you see both face-down cards.",
  },
  "hot-rounds": { name: "Hot Rounds", text: "Stays face up: your shots deal 1 more damage." },
  insulation: {
    name: "Insulation",
    text: "Stays face up: a single hit never takes more than 1 HP from you.",
  },
  "dead-switch": { name: "Dead Switch", text: "Stays face up: whoever shoots and hurts you takes 1 damage." },
  "secret-human": { name: "Secret Human", text: `${secret} 1 for Human.` },
  "secret-human-x2": { name: "Secret Human x2", text: `${secret} 2 for Human.` },
  "secret-machine": { name: "Secret Machine", text: `${secret} 1 for Machine.` },
  "secret-machine-x2": { name: "Secret Machine x2", text: `${secret} 2 for Machine.` },
  "secret-outlaw": { name: "Secret Outlaw", text: `${secret} 1 for Outlaw.` },
  "secret-outlaw-x2": { name: "Secret Outlaw x2", text: `${secret} 2 for Outlaw.` },
  "secret-legion": {
    name: "Secret Legion",
    text: "Never played. While you hold it you are Legion. When somebody is about to investigate your face-down ID, you may hand them this card instead: both of you are Legion for good, and everybody knows it.",
  },

  human: { name: "Human", text: "Counts 1 for Human." },
  "human-x2": { name: "Human x2", text: "Counts 2 for Human." },
  machine: { name: "Machine", text: "Counts 1 for Machine." },
  "machine-x2": { name: "Machine x2", text: "Counts 2 for Machine." },
  outlaw: { name: "Outlaw", text: "Counts 1 for Outlaw." },
  "outlaw-x2": { name: "Outlaw x2", text: "Counts 2 for Outlaw." },
  legion: {
    name: "Legion",
    text: "Whoever is dealt this or gets it by an exchange is Legion for the rest of the game, and so is the first other player who investigates it face down. Turned face up it converts nobody.",
  },

  pistol: {
    name: "Pistol",
    text: "The target reveals a loyalty card or takes 1 damage. Let go of it and draw a program.",
  },
  rifle: { name: "Rifle", text: "The target reveals their ID or takes 2 damage. Let go of it." },
  companion: {
    name: "Companion",
    text: "The target reveals a loyalty card or takes 1 damage; or heal the target 1 HP. Let go of it and draw a program.",
  },
  "rocket-launcher": {
    name: "Rocket Launcher",
    text: "Locked. Each of two targets next to each other reveals a loyalty card or takes 1 damage. Let go of it and draw a program.",
  },
  laser: {
    name: "Laser",
    text: "Locked. Name a target when you shoot: it reveals its ID or takes 2 damage. Let go of it.",
  },
};
