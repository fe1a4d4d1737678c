import type { Rule } from "@facedown/core";

const chapters = {
  components: "Components",
  setup: "Setup",
  teams: "Teams",
  health: "Health",
  victory: "Victory",
  turn: "The Turn",
  unarmed: "Without a Weapon",
  armed: "With a Weapon",
  weapons: "Weapons",
  identities: "IDs",
  legion: "Legion",
  fallen: "Fallen",
  programs: "Programs",
  secrets: "Secret Loyalties",
  talk: "Eliminated Players and Talk",
  invariants: "What Always Holds",
  decisions: "What the Rulebook Leaves Open",
} as const;

const rule =
  (chapter: keyof typeof chapters) =>
  (text: string, more?: { readonly at: "table talk" | "component"; readonly why: string }): Rule => ({
    text,
    chapter: chapters[chapter],
    ...more,
  });

const components = rule("components");
const setup = rule("setup");
const teams = rule("teams");
const health = rule("health");
const victory = rule("victory");
const turn = rule("turn");
const unarmed = rule("unarmed");
const armed = rule("armed");
const weapons = rule("weapons");
const identities = rule("identities");
const legion = rule("legion");
const fallen = rule("fallen");
const programs = rule("programs");
const secrets = rule("secrets");
const talk = rule("talk");
const invariant = rule("invariants");
const decision = rule("decisions");

/**
 * The rules of the game by id, in our own words. `HP-V` marks what holds at every moment, `HP-A` what the rulebook leaves
 * open and how it is played here.
 */
export const rulebook = {
  "HP-C-1": components("There are 43 ID cards."),
  "HP-C-2": components("There are 66 program cards."),
  "HP-C-3": components("There are seven weapon cards."),
  "HP-C-4": components("There are 22 loyalty cards."),
  "HP-C-5": components("Two markers show who is active, and who is active and armed.", {
    at: "component",
    why: "They show what the state says; nothing else depends on where they lie.",
  }),

  "HP-P-1": setup("The weapons that the chart names for so many players lie in the center, for all to take."),
  "HP-P-2": setup("The Rocket Launcher and the Laser lie at the side, locked."),
  "HP-P-3": setup("Boss IDs are not in the game."),
  "HP-P-4": setup("Human, Machine and Outlaw IDs are three piles, and each pile is shuffled by itself."),
  "HP-P-5": setup("From each pile the chart takes so many cards, and they are mixed into one pool."),
  "HP-P-6": setup(
    "Each player is dealt one ID face down. One is left over: it leaves the game and nobody sees it.",
  ),
  "HP-P-7": setup("The ID lies face down before its owner."),
  "HP-P-8": setup(
    "The loyalty cards of the chart are mixed, and each player is dealt two face down: one left and one right of the ID.",
  ),
  "HP-P-9": setup(
    "The programs are shuffled, each player is dealt one face down, and the others are the stack.",
  ),
  "HP-P-10": setup("Each player sees its own ID, loyalty cards and programs, and keeps them secret."),
  "HP-P-11": setup("Everybody begins with 2 HP."),
  "HP-P-12": setup(
    "The table may say who begins, such as whoever was eliminated first in the game before; otherwise chance decides.",
  ),
  "HP-P-13": setup("Nobody learns anything else before the first turn."),

  "HP-T-1": teams("A player is of the team whose color is the most common on its ID and its loyalty cards."),
  "HP-T-2": teams(
    "Blue is Human, red is Machine, gray is Outlaw; who has no most common color is an Outlaw.",
  ),
  "HP-T-3": teams("The most common color needs no majority, but a tie for it is none."),
  "HP-T-4": teams("A double loyalty counts two; an ID and a plain loyalty count one."),
  "HP-T-5": teams("Secret loyalties that a player holds are counted too, from the deal on."),
  "HP-T-6": teams("An ID that says always of which team its owner is comes before the count."),
  "HP-T-7": teams(
    "Teams follow the cards at every moment. A player always knows its own team, and nobody else does.",
  ),
  "HP-T-8": teams(
    "There are five teams: Human, Machine, Outlaw, Legion and Fallen. To the Humans, Legion and Fallen are Outlaws.",
  ),
  "HP-T-9": teams(
    "Where several things hold at once, Legion comes first, then Fallen, then what an ID says always, then the count.",
  ),

  "HP-H-1": health("Nobody ever has more than 2 HP."),
  "HP-H-2": health("An ID lies sideways while its owner has 1 HP."),
  "HP-H-3": health("With 0 HP a player is eliminated, at once."),
  "HP-H-4": health(
    "Who is eliminated turns up ID and loyalty cards, not programs. A Legion loyalty that is turned up converts nobody.",
  ),
  "HP-H-5": health("Nothing but 0 HP eliminates; not even to lie open entirely."),
  "HP-H-6": health("A player whose cards are all face up plays on."),
  "HP-H-7": health("Two damage eliminate a player who has 1 HP; nobody has less than none."),

  "HP-E-1": victory(
    "Humans win together when all Machines and all Outlaws, Legion and Fallen among them, are eliminated.",
  ),
  "HP-E-2": victory("Machines win together when all Humans are eliminated, even while Outlaws live."),
  "HP-E-3": victory("An Outlaw wins alone, as the last player who lives."),
  "HP-E-4": victory("Legion wins together when all others are eliminated."),
  "HP-E-5": victory("Fallen win together when all others are eliminated."),
  "HP-E-6": victory(
    "A check asks in this order: nobody lives, one lives, all are Legion, all are Fallen, all are Human, no Human is left but a Machine; else the game goes on.",
  ),
  "HP-E-7": victory(
    "There is a check whenever a player is eliminated, and at no other time but after a long quiet.",
  ),
  "HP-E-8": victory("Who is newly eliminated, and nobody else, learns the teams of the living."),
  "HP-E-9": victory("The answers in a check and what is announced after it are true."),
  "HP-E-10": victory(
    "Several who are eliminated by one effect are one batch: one check for all, and all of them learn the teams.",
  ),
  "HP-E-11": victory(
    "After a check one of two things is announced: the game goes on, or it is over and who has won.",
  ),
  "HP-E-12": victory(
    "If there never was a Human, or the last one changed teams, only the last player who lives wins.",
  ),
  "HP-E-13": victory("Then Legion alone is still a team."),
  "HP-E-14": victory("From then on neither Machines nor new Humans can win as a team."),
  "HP-E-15": victory(
    "A check without a living Human asks whether a Human was eliminated just now, or was by an earlier check; if not, the last survivor wins from then on.",
  ),
  "HP-E-16": victory(
    "That the last survivor wins is never announced; only who is eliminated meanwhile learns it.",
  ),
  "HP-E-17": victory("After a check nothing of it stays on the table."),
  "HP-E-18": victory("Who comes back still knows what it saw."),
  "HP-E-19": victory(
    "When nobody has lost HP for some rounds, the check is made again; nobody is shown the teams.",
  ),
  "HP-E-20": victory(
    "After five times as long, or when the last round is over, the game ends without a winner.",
  ),
  "HP-E-21": victory(
    "After an elimination come, in this order: weapons back, cards up, the check, new targets, abilities that saw it, abilities of who is out; then the shooter lets go of the weapon.",
  ),
  "HP-E-22": victory("Several hits of one effect are limited one by one and then added up."),

  "HP-R-1": turn("The active player takes one action."),
  "HP-R-2": turn("Who begins the turn without a weapon investigates, takes a weapon or draws a program."),
  "HP-R-3": turn("Who begins the turn with a weapon lets go of it, changes its target or uses it."),
  "HP-R-4": turn("Then programs beyond the limit are discarded, and the next living player is active."),
  "HP-R-5": turn("To play programs is no action: any number of them, one after another."),
  "HP-R-6": turn("An action is announced, others may react, and then it happens."),
  "HP-R-7": turn("Nobody may do nothing, unless nothing can be done."),
  "HP-R-8": turn(
    "A player who is eliminated in its own turn has no more actions and discards nothing; the next one is active.",
  ),

  "HP-U-1": unarmed(
    "To investigate is to look at one face-down loyalty card of another living player, alone.",
  ),
  "HP-U-2": unarmed("An ID can be investigated only when both loyalty cards beside it are face up."),
  "HP-U-3": unarmed(
    "A card that is investigated stays face down and does nothing, unless it says otherwise. Before an ID is seen, its owner is asked if it has a face-down program.",
  ),
  "HP-U-4": unarmed("To equip is to take a weapon from the center, or one that is unlocked, and to aim it."),
  "HP-U-5": unarmed("To draw is to take the top program."),
  "HP-U-6": unarmed("Who has investigated may say anything about it.", {
    at: "table talk",
    why: "What is said at the table is no move.",
  }),

  "HP-G-1": armed("Who lets go of a weapon puts it back into its place and draws nothing."),
  "HP-G-2": armed("Who changes targets names another than the present one, if there is one."),
  "HP-G-3": armed("Who shoots does what the weapon says."),
  "HP-G-4": armed("A weapon is not used in the turn in which it was taken."),
  "HP-G-5": armed(
    "Who loses the weapon to a reaction chooses again from what can be done now, also among what is done without a weapon.",
  ),

  "HP-W-1": weapons("A player holds one weapon at most; who takes another puts its own back first."),
  "HP-W-2": weapons("There are Pistols, Companions, a Rifle, a Rocket Launcher and a Laser."),
  "HP-W-3": weapons(
    "Pistol and Rifle are for everybody, the Companion from five players on, Rocket Launcher and Laser for who has unlocked them.",
  ),
  "HP-W-4": weapons("A Pistol, Companion or Rifle is aimed at another living player, for all to see."),
  "HP-W-5": weapons("Several weapons may be aimed at one player."),
  "HP-W-6": weapons("When a target is eliminated otherwise, the holder aims anew at once and for free."),
  "HP-W-7": weapons("The Rocket Launcher is aimed at two players who sit next to each other."),
  "HP-W-8": weapons("The Laser has no target until it is used."),
  "HP-W-9": weapons(
    "Pistol: the target turns up a loyalty card of its choice or takes 1 damage; the holder lets go and draws a program.",
  ),
  "HP-W-10": weapons("Companion: like the Pistol, or the target is healed 1 HP instead."),
  "HP-W-11": weapons(
    "Rifle: the target turns up its ID or takes 2 damage; the holder lets go and draws nothing.",
  ),
  "HP-W-12": weapons(
    "Rocket Launcher: both targets, each for itself, turn up a loyalty card or take 1 damage; one program is drawn.",
  ),
  "HP-W-13": weapons("Laser: like the Rifle, at whom the holder names."),
  "HP-W-14": weapons("Who has no such card face down takes the damage."),
  "HP-W-15": weapons("No weapon is aimed at an eliminated player."),
  "HP-W-16": weapons("A weapon that was let go of can be taken at once."),
  "HP-W-17": weapons("The weapon of an eliminated player goes back into its place."),
  "HP-W-18": weapons("A program drawn after a shot counts for the limit at the end of the turn."),

  "HP-I-1": identities("What an ID does, it does when it is turned up: at once."),
  "HP-I-2": identities("What is permanent lasts while the ID is face up and its owner lives."),
  "HP-I-3": identities(
    "Insomniac and Assassin last beyond the moment, and end while the card stays face up.",
  ),
  "HP-I-4": identities("An ID that is turned up by an elimination does nothing, unless it says otherwise."),
  "HP-I-5": identities("After its owner's return an ID does not fire again; what is permanent holds again."),
  "HP-I-6": identities("An ID is about living players, unless it says otherwise."),
  "HP-I-7": identities("What is face up stays face up, unless a card says otherwise."),

  "HP-L-1": legion("Mindeater founds Legion."),
  "HP-L-2": legion("Legion counts as Outlaws: Humans must eliminate it, Machines need not."),
  "HP-L-3": legion("Legion wins together, when nobody else lives."),
  "HP-L-4": legion("Who is of Legion ignores what its ID says always."),
  "HP-L-5": legion(
    "Who joined in public stays of Legion; the Legion loyalty makes so for good, the Legion program while it is held.",
  ),
  "HP-L-6": legion("Legion stays a team when only the last survivor wins."),

  "HP-F-1": fallen("Deathbringer founds the Fallen."),
  "HP-F-2": fallen("Fallen count as Outlaws and win together, when nobody else lives."),
  "HP-F-3": fallen("Who is Fallen ignores what its ID says always, but not that it is always Legion."),

  "HP-M-1": programs("Programs lie face down, and only their owner looks at them."),
  "HP-M-2": programs("Everybody sees how many programs a player has."),
  "HP-M-3": programs("Who plays a program turns it up for all to read."),
  "HP-M-4": programs(
    "Programs for any time are played in one's own turn, after an announcement, or before damage hits; some for one of these only.",
  ),
  "HP-M-5": programs("Programs for one's turn are played in that turn alone."),
  "HP-M-6": programs("Permanent programs are turned up in one's turn and stay."),
  "HP-M-7": programs("Programs that are used up go to the bottom of the stack."),
  "HP-M-8": programs("While a program is resolved no other is played."),
  "HP-M-9": programs("At the end of one's turn one may have two programs, face-up ones included."),
  "HP-M-10": programs("Who has more discards down to two, of its choice; at no other time."),
  "HP-M-11": programs("Discarded programs go face down to the bottom of the stack."),
  "HP-M-12": programs("Programs are about living players, unless they say otherwise."),
  "HP-M-13": programs("Permanent programs of an eliminated player do nothing."),
  "HP-M-14": programs(
    "After an announcement the table waits for the other living players who have a face-down program and have not passed for longer.",
  ),
  "HP-M-15": programs(
    "After a reaction the active player may choose another action, or announce the same again.",
  ),
  "HP-M-16": programs(
    "Each announcement opens one window. Of several who react, the first clockwise from the active player does; the answers behind it stay unopened.",
  ),
  "HP-M-17": programs("From an empty stack nothing is drawn."),
  "HP-M-18": programs(
    "One may pass once, for the turn, or until one is aimed at. Such passes are public, can be withdrawn, and end when an announced action names the player, a weapon is aimed at it, or damage is about to hit it.",
  ),

  "HP-N-1": secrets("Seven of the programs are secret loyalties, one of each kind."),
  "HP-N-2": secrets("They stay face down until the game is over, even when their owner is eliminated."),
  "HP-N-3": secrets("They count for their owner's team at once."),
  "HP-N-4": secrets("So a team may change in the middle of the game."),
  "HP-N-5": secrets("They are not discarded for the limit while there is another program to discard."),
  "HP-N-6": secrets(
    "Who has more of them than may be kept discards the surplus face down, never the one of Legion.",
  ),
  "HP-N-7": secrets("They count for the limit like any program."),
  "HP-N-8": secrets("They are not played; only the one of Legion may be handed over."),

  "HP-X-1": talk("Players may lie at all times, save in a check.", {
    at: "table talk",
    why: "What is said at the table is no move; a check is answered by the engine.",
  }),
  "HP-X-2": talk("Nobody shows its cards to others or reads them out.", {
    at: "table talk",
    why: "A game has no move that shows a card by choice; what is said at the table is no move.",
  }),
  "HP-X-3": talk(
    "Eliminated players have no turns and are no targets, but of Sleeper, Lifesaver, Deathbringer and backup.exe.",
  ),
  "HP-X-4": talk("Eliminated players tell the living nothing.", {
    at: "table talk",
    why: "Talk belongs to the host of the table, who can close it to them.",
  }),
  "HP-X-5": talk("Eliminated players keep their programs but cannot play them, and win with their team."),
  "HP-X-6": talk("Where a card contradicts a rule, the card is right."),
  "HP-X-7": talk("To make allies and to betray them is good advice.", {
    at: "table talk",
    why: "It is advice: nothing has to be done or left.",
  }),

  "HP-V1": invariant("No card is lost or added: all places together always hold the same cards."),
  "HP-V2": invariant(
    "The public sees no face-down face, no ID that left the game, no program in a hand, no team, and of a check what was announced.",
  ),
  "HP-V3": invariant("Everybody has 0, 1 or 2 HP, and is eliminated with 0 and only then."),
  "HP-V4": invariant("Each held weapon has living targets other than its holder, as many as it needs."),
  "HP-V5": invariant("At the end of its turn nobody has more programs than it may keep."),
  "HP-V6": invariant("The same seed and the same choices make the same game."),
  "HP-V7": invariant("Each weapon is in one place: the center, the side, or one player's hand."),
  "HP-V8": invariant("A team is what cards and public marks make it, at every moment."),
  "HP-V9": invariant("A game ends directly after a check, or when the power fails."),
  "HP-V10": invariant("A face-up ID or loyalty card is turned down only by a card that says so."),
  "HP-V11": invariant("No program is resolved within another."),
  "HP-V12": invariant(
    "What a player is sent, and whom the table waits for, depends on no face that it has not seen, until that is disclosed.",
  ),

  "HP-A-1": decision("The charts are part of the pack. Ours are our own."),
  "HP-A-2": decision(
    "From twelve players on, the chart adds loyalty cards and says which, unless the table plays with the box alone.",
  ),
  "HP-A-3": decision("The most common color decides, even without a majority; a tie makes an Outlaw."),
  "HP-A-4": decision("A secret loyalty that is dealt as the first program counts at once."),
  "HP-A-5": decision("What an ID says always, it says face down too."),
  "HP-A-6": decision("Machines win only while one of them lives."),
  "HP-A-7": decision("Where several teams could win at once, the order of the check decides."),
  "HP-A-8": decision("A change of teams ends no game before the next check."),
  "HP-A-9": decision("Who is eliminated by one effect is eliminated together."),
  "HP-A-10": decision(
    "Every check may find that the last survivor wins, or that of the first elimination alone, as the table likes; then repeated checks before it find nothing.",
  ),
  "HP-A-11": decision("That the last survivor wins is learned by all who are eliminated while it is so."),
  "HP-A-12": decision("There is no passing of a turn, unless nothing else can be done."),
  "HP-A-13": decision("Who may change an action chooses from all that can be done then."),
  "HP-A-14": decision("From five players on the Companion is there beside the Rifle."),
  "HP-A-15": decision(
    "The Rocket Launcher never aims at its holder; its two targets sit next to each other when they are chosen, and with one other player left it aims at that one.",
  ),
  "HP-A-15b": decision("When one of two targets is eliminated, the holder chooses any new pair at once."),
  "HP-A-16": decision(
    "To heal a player of 2 HP is allowed and does nothing; the weapon is let go of all the same.",
  ),
  "HP-A-17": decision(
    "The two targets of a Rocket Launcher answer openly, one after the other, and are hit together.",
  ),
  "HP-A-18": decision("Who has nothing to turn up is hit; it is never nothing that happens."),
  "HP-A-19": decision("The weapon of an eliminated player goes back; its programs stay with it."),
  "HP-A-20": decision("Insomniac and Assassin do what the pack says, for the printed cards are not known."),
  "HP-A-21": decision(
    "Who comes back has the HP that the card says, no weapon, its cards face up as they were, and its next turn in order.",
  ),
  "HP-A-22": decision("Discarded programs go where used ones go."),
  "HP-A-23": decision("Of several who react, the first clockwise from the active player does."),
  "HP-A-24": decision("Where the limit and a secret loyalty contradict each other, the card is right."),
  "HP-A-25": decision(
    "After all have answered a shot and before anybody is hit, programs may change who is hit and how hard. Other damage has no such moment.",
  ),
  "HP-A-26": decision("Who was eliminated earlier does not see later checks, unless the table likes."),
  "HP-A-27": decision("In a check Legion and Fallen answer to their own names alone."),
  "HP-A-28": decision("Fallen are no team when only the last survivor wins, unless the table likes."),
  "HP-A-29": decision("New targets are chosen after the check, if the game goes on."),
  "HP-A-30": decision("To change targets is the whole action."),
  "HP-A-31": decision("Nobody turns up a card of its own accord."),
  "HP-A-32": decision("A card that forbids to draw forbids every drawing."),
  "HP-A-33": decision(
    "The first to investigate a Legion loyalty is the first who never had it: whoever had it is of Legion already.",
  ),
  "HP-A-34": decision(
    "Who is eliminated is out of the shot that is being resolved, even when it comes back before that shot hits, and its leave to look at its ID is gone.",
  ),
  "HP-A-35": decision(
    "An ability that fires because its owner is eliminated neither takes a weapon for it nor marks it.",
  ),
  "HP-A-36": decision(
    "An ability against whoever shoots at its owner is not set off by the owner's own shot.",
  ),
  "HP-A-37": decision("Who is awake and hurt in its own turn has lost the second action of that turn."),
  "HP-A-38": decision("In one turn a player plays twenty programs at most; then it is not asked for more."),
  "HP-A-39": decision(
    "When abilities set each other off without end, five hundred times in one turn, the power fails and nobody wins.",
  ),
  "HP-A-40": decision(
    "When the time for the choice of an action is up, a program is drawn or the weapon let go of; where neither can be done, what comes first is.",
  ),
} as const satisfies Readonly<Record<`HP-${string}`, Rule>>;
