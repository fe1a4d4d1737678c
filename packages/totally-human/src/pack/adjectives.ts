import type { AdjectiveCard } from "./schema.js";

/** The 35 adjective cards of the standard pack: two sides of five adjectives each, 350 in all, none twice. */
export const adjectives: readonly AdjectiveCard[] = [
  [
    ["Lukewarm", "Heartbroken", "Award-Winning", "Sticky", "Invisible"],
    ["Snoring", "Half-Price", "Fluffy", "Prehistoric", "Suspicious"],
  ],
  [
    ["Out-of-Stock", "Solar-Powered", "Polite", "Slimy", "Unsupervised"],
    ["Homesick", "Crunchy", "Part-Time", "Undercover", "Sparkling"],
  ],
  [
    ["Hand-Knitted", "Furious", "Upside-Down", "Long-Lost", "Squeaky"],
    ["Bilingual", "Wobbly", "Emergency", "Jealous", "Chocolate-Covered"],
  ],
  [
    ["Retired", "Prickly", "Cheese-Filled", "Haunted", "Overjoyed"],
    ["World-Famous", "Rubbery", "Lonely", "Organic", "Beeping"],
  ],
  [
    ["Cowardly", "Radioactive", "Homemade", "Velvety", "Gossiping"],
    ["Tap-Dancing", "Gooey", "Secondhand", "Brave", "Unidentified"],
  ],
  [
    ["Dripping", "Overexcited", "Royal", "Dusty", "Make-Believe"],
    ["Soggy", "Remote-Controlled", "Smug", "Adorable", "Thousand-Year-Old"],
  ],
  [
    ["Old-Fashioned", "Crispy", "Giggling", "Fizzing", "Shy"],
    ["Romantic", "Greasy", "Well-Behaved", "Intergalactic", "Fragile"],
  ],
  [
    ["Overpriced", "Whispering", "Slippery", "Bored", "Enchanted"],
    ["Pickled", "Guilty", "Punctual", "Gigantic", "Free-Range"],
  ],
  [
    ["Leftover", "Moody", "Inflatable", "Deluxe", "Unblinking"],
    ["Glow-in-the-Dark", "Forgetful", "Boiling", "Trustworthy", "Bite-Size"],
  ],
  [
    ["Dramatic", "Gift-Wrapped", "Damp", "Rhyming", "Feral"],
    ["Moldy", "Galloping", "Foldable", "Innocent", "Overconfident"],
  ],
  [
    ["Spicy", "Cursed", "Hopeful", "Rusty", "Self-Driving"],
    ["Screaming", "Edible", "Grumpy", "Average", "Scratch-and-Sniff"],
  ],
  [
    ["Forbidden", "Sleepy", "Doctor-Recommended", "Glittery", "Drooling"],
    ["Bossy", "Garlic-Scented", "Cozy", "Runaway", "Rescued"],
  ],
  [
    ["Sarcastic", "Striped", "Unbreakable", "Motherly", "Toasted"],
    ["Melting", "Polka-Dotted", "Greedy", "Hypnotic", "Replacement"],
  ],
  [
    ["Deep-Fried", "Nosy", "Medieval", "Neon", "Huggable"],
    ["Mind-Reading", "Salty", "Nervous", "Uninvited", "Quick-Drying"],
  ],
  [
    ["Sleepwalking", "Cardboard", "Accident-Prone", "Meat-Eating", "Well-Dressed"],
    ["Lazy", "Magnetic", "Hiccupping", "Fake", "Tiptoeing"],
  ],
  [
    ["Top-Secret", "Generous", "Yodeling", "Squishy", "Coin-Operated"],
    ["Chewy", "Waterproof", "Villainous", "Needy", "Candlelit"],
  ],
  [
    ["Vengeful", "Dishwasher-Safe", "Hovering", "Antique", "Delicious"],
    ["Stinky", "Rechargeable", "Ticklish", "Unfinished", "Budget"],
  ],
  [
    ["Wind-Up", "Stubborn", "Glamorous", "Overcooked", "Tropical"],
    ["Vanilla-Scented", "Panicking", "Last-Minute", "Self-Cleaning", "Ferocious"],
  ],
  [
    ["Off-Key", "Loyal", "Steaming", "Microscopic", "Fancy"],
    ["Bouncy", "Offended", "Karate-Trained", "Zero-Gravity", "Bonus"],
  ],
  [
    ["Bearded", "Impatient", "Buttery", "Endangered", "Voice-Activated"],
    ["Unstoppable", "Minty", "Borrowed", "Sulking", "Photogenic"],
  ],
  [
    ["Two-Headed", "Superstitious", "Store-Bought", "Moonwalking", "Economy-Class"],
    ["Judgmental", "Gassy", "Furry", "Overqualified", "Forgotten"],
  ],
  [
    ["Unwashed", "Oversharing", "Stretchy", "So-Called", "Fire-Breathing"],
    ["Cheating", "Fireproof", "Curious", "Windblown", "Nonstick"],
  ],
  [
    ["Apologetic", "Feathered", "Overbooked", "Time-Traveling", "Overripe"],
    ["Honking", "Sunbathing", "Disposable", "Scaly", "Skeptical"],
  ],
  [
    ["Mustached", "Hungry", "Portable", "Doomed", "Perfumed"],
    ["Gullible", "Underwater", "Sequined", "Weepy", "Misspelled"],
  ],
  [
    ["Competitive", "Grass-Fed", "Attention-Seeking", "Nocturnal", "Unexpected"],
    ["Burping", "Pocket-Size", "Rude", "Overdressed", "Taped-Together"],
  ],
  [
    ["Priceless", "Caffeinated", "Hand-Me-Down", "Patient", "Yawning"],
    ["Honest", "Overprotective", "Freeze-Dried", "Backward", "Flickering"],
  ],
  [
    ["Tie-Dyed", "Unlucky", "Philosophical", "Spinning", "Family-Size"],
    ["Muddy", "Vegetarian", "Teleporting", "Tacky", "Know-It-All"],
  ],
  [
    ["Lovesick", "Steam-Powered", "Perfect", "Itchy", "Nameless"],
    ["Evil", "Sugar-Coated", "Clumsy", "Embroidered", "Two-for-One"],
  ],
  [
    ["Beige", "Pet-Friendly", "Ukulele-Playing", "Growling", "Self-Important"],
    ["Stolen", "Shivering", "Immortal", "Reversible", "Motivational"],
  ],
  [
    ["Spooky", "Slow-Motion", "Left-Handed", "Tangled", "Unplugged"],
    ["Purring", "Rented", "Thirsty", "Pixelated", "Brilliant"],
  ],
  [
    ["Sneaky", "Seasick", "Pre-Chewed", "Extinct", "Self-Taught"],
    ["Blushing", "Limited-Edition", "Rickety", "Poisonous", "Squirrel-Proof"],
  ],
  [
    ["Overdue", "Gargling", "Wireless", "Handsome", "Hard-Boiled"],
    ["Unlicensed", "Grateful", "Foaming", "Blurry", "Skydiving"],
  ],
  [
    ["Chatty", "Vacuum-Packed", "Well-Rested", "Camouflaged", "Terrifying"],
    ["Winking", "Turbo-Charged", "Unsinkable", "Double-Decker", "Hand-Painted"],
  ],
  [
    ["Grandma-Approved", "Droopy", "Scheming", "Wiggling", "House-Trained"],
    ["Tentacled", "Sentimental", "Whistling", "Mediocre", "Refillable"],
  ],
  [
    ["Misunderstood", "Battery-Powered", "Sneezing", "Dangerous", "Rainbow-Colored"],
    ["Half-Eaten", "Lopsided", "Mumbling", "Unbeatable", "Blindfolded"],
  ],
];
