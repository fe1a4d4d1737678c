import type { AdjectiveCard } from "./schema.js";

/** The 35 adjective cards of the standard pack: two sides of five adjectives each, 350 in all, none twice. */
export const adjectives: readonly AdjectiveCard[] = [
  [
    ["Lukewarm", "Heartbroken", "Award-Winning", "Sticky", "Invisible"],
    ["Snoring", "Half-Price", "Fluffy", "Prehistoric", "Suspicious"],
  ],
  [
    ["Barefoot", "Solar-Powered", "Polite", "Slimy", "Unsupervised"],
    ["Homesick", "Crunchy", "Part-Time", "Undercover", "Sparkling"],
  ],
  [
    ["Hand-Knitted", "Furious", "Upside-Down", "Long-Lost", "Squeaky"],
    ["Bilingual", "Wobbly", "Emergency", "Jealous", "Chocolate-Covered"],
  ],
  [
    ["Retired", "Prickly", "Cheese-Filled", "Haunted", "Overjoyed"],
    ["World-Famous", "Hairy", "Lonely", "Organic", "Beeping"],
  ],
  [
    ["Cowardly", "Radioactive", "Homemade", "Sunburned", "Gossiping"],
    ["Tap-Dancing", "Gooey", "Secondhand", "Brave", "Unidentified"],
  ],
  [
    ["Dripping", "Overexcited", "Royal", "Waddling", "Make-Believe"],
    ["Soggy", "Remote-Controlled", "Smug", "Adorable", "Thousand-Year-Old"],
  ],
  [
    ["Old-Fashioned", "Crispy", "Giggling", "Fish-Flavored", "Shy"],
    ["Romantic", "Greasy", "Well-Behaved", "Intergalactic", "Fragile"],
  ],
  [
    ["Overpriced", "Whispering", "Slippery", "Bored", "Enchanted"],
    ["Pickled", "Guilty", "Punctual", "Gigantic", "Meowing"],
  ],
  [
    ["Leftover", "Moody", "Inflatable", "Sock-Eating", "Unblinking"],
    ["Glow-in-the-Dark", "Forgetful", "Boiling", "Trustworthy", "Bite-Size"],
  ],
  [
    ["Dramatic", "Gift-Wrapped", "Never-Ending", "Rhyming", "Toothless"],
    ["Moldy", "Galloping", "Foldable", "Innocent", "Confused"],
  ],
  [
    ["Spicy", "Cursed", "Hopeful", "Rusty", "Self-Driving"],
    ["Screaming", "Edible", "Grumpy", "Average", "Heart-Shaped"],
  ],
  [
    ["Forbidden", "Sleepy", "Doctor-Recommended", "Glittery", "Drooling"],
    ["Bossy", "Garlic-Scented", "Cozy", "Runaway", "Rescued"],
  ],
  [
    ["Sarcastic", "Curly", "Unbreakable", "Motherly", "Toasted"],
    ["Melting", "Polka-Dotted", "Greedy", "Exhausted", "Spare"],
  ],
  [
    ["Deep-Fried", "Nosy", "Medieval", "Denim", "Huggable"],
    ["Mind-Reading", "Banana-Shaped", "Nervous", "Uninvited", "Life-Size"],
  ],
  [
    ["Sleepwalking", "Cardboard", "Bubble-Blowing", "Meat-Eating", "Well-Dressed"],
    ["Lazy", "Magnetic", "Hiccupping", "Fake", "Tiptoeing"],
  ],
  [
    ["Top-Secret", "Generous", "Yodeling", "Squishy", "Coin-Operated"],
    ["Chewy", "Waterproof", "Unimpressed", "Ticking", "Candlelit"],
  ],
  [
    ["Eye-Rolling", "Dishwasher-Safe", "Hovering", "Underpaid", "Delicious"],
    ["Stinky", "Rechargeable", "Ticklish", "Solid-Gold", "Teenage"],
  ],
  [
    ["Wind-Up", "Stubborn", "Glamorous", "Microwaved", "Tropical"],
    ["Strawberry-Flavored", "Panicking", "Last-Minute", "Self-Cleaning", "Ferocious"],
  ],
  [
    ["Newlywed", "Loyal", "Steaming", "Microscopic", "Fancy"],
    ["Bouncy", "Offended", "Karate-Trained", "Zero-Gravity", "All-You-Can-Eat"],
  ],
  [
    ["Bearded", "Impatient", "Scrambled", "Endangered", "Voice-Activated"],
    ["Unstoppable", "Minty", "Borrowed", "Sulking", "Freckled"],
  ],
  [
    ["Two-Headed", "Allergic", "Instant", "Moonwalking", "First-Class"],
    ["Bragging", "Gassy", "Leaky", "Majestic", "Forgotten"],
  ],
  [
    ["Unwashed", "High-Fiving", "Stretchy", "Off-Duty", "Fire-Breathing"],
    ["Cheating", "Wish-Granting", "Curious", "Mooing", "Tattooed"],
  ],
  [
    ["Apologetic", "Feathered", "Shrunken", "Time-Traveling", "Expired"],
    ["Honking", "Sunbathing", "Disposable", "Kindhearted", "Embarrassed"],
  ],
  [
    ["Mustached", "Hungry", "Carpeted", "Doomed", "Perfumed"],
    ["Newborn", "Underwater", "Air-Conditioned", "Weepy", "Crooked"],
  ],
  [
    ["Competitive", "Peeled", "Cookie-Stealing", "Nocturnal", "Unexpected"],
    ["Burping", "Pocket-Size", "Rude", "Overdressed", "Taped-Together"],
  ],
  [
    ["Priceless", "Caffeinated", "Recycled", "Patient", "Slithering"],
    ["Honest", "Overprotective", "Flat", "Juggling", "Booby-Trapped"],
  ],
  [
    ["Mosquito-Bitten", "Unlucky", "Daydreaming", "Spinning", "Family-Size"],
    ["Muddy", "Vegetarian", "Teleporting", "Wrinkled", "Know-It-All"],
  ],
  [
    ["Lovesick", "Steam-Powered", "Perfect", "Itchy", "Thumb-Sucking"],
    ["Evil", "Sugar-Free", "Clumsy", "Origami", "Two-for-One"],
  ],
  [
    ["Beige", "Pet-Friendly", "Homework-Eating", "Growling", "Cheeky"],
    ["Stolen", "Shivering", "Immortal", "Hat-Wearing", "Motivational"],
  ],
  [
    ["Tea-Drinking", "Slow-Motion", "Left-Handed", "Tangled", "Overstuffed"],
    ["Purring", "Rented", "Thirsty", "See-Through", "Brilliant"],
  ],
  [
    ["Sneaky", "Seasick", "Pre-Chewed", "Extinct", "Self-Taught"],
    ["Blushing", "Limited-Edition", "Creaky", "Poisonous", "Squirrel-Proof"],
  ],
  [
    ["Stressed-Out", "Gargling", "Wireless", "Handsome", "Hard-Boiled"],
    ["Unlicensed", "Grateful", "Foaming", "Blurry", "Skydiving"],
  ],
  [
    ["Chatty", "Vacuum-Packed", "Well-Rested", "Accidental", "Terrifying"],
    ["Winking", "Turbo-Charged", "Contagious", "Double-Decker", "Do-It-Yourself"],
  ],
  [
    ["Grandma-Approved", "Droopy", "Naughty", "Wiggling", "House-Trained"],
    ["Tentacled", "Second-Best", "Whistling", "Gluten-Free", "Overgrown"],
  ],
  [
    ["Misunderstood", "Battery-Powered", "Sneezing", "Dangerous", "Rainbow-Colored"],
    ["Half-Eaten", "Proud", "Mumbling", "Wooden", "Blindfolded"],
  ],
];
