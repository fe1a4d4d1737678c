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
    ["Tap-Dancing", "Legendary", "Secondhand", "Brave", "Unidentified"],
  ],
  [
    ["Door-Slamming", "Overexcited", "Royal", "Waddling", "Rotten"],
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
    ["Leftover", "Nine-Legged", "Inflatable", "Sock-Eating", "Unblinking"],
    ["Glow-in-the-Dark", "Forgetful", "Boiling", "Big-Hearted", "Bite-Size"],
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
    ["Forbidden", "Low-Flying", "Doctor-Recommended", "Glittery", "Drooling"],
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
    ["Knee-High", "Waterproof", "Unimpressed", "Ticking", "Candlelit"],
  ],
  [
    ["Eye-Rolling", "Dishwasher-Safe", "Hovering", "Underpaid", "Delicious"],
    ["Stinky", "Bandaged", "Ticklish", "Solid-Gold", "Egg-Laying"],
  ],
  [
    ["Wind-Up", "Stubborn", "Glamorous", "Barking", "Tropical"],
    ["Strawberry-Flavored", "Panicking", "Last-Minute", "Self-Cleaning", "Hand-Holding"],
  ],
  [
    ["Humming", "Loyal", "Snow-Covered", "Microscopic", "Velvet"],
    ["Bouncy", "Offended", "Karate-Trained", "Zero-Gravity", "All-You-Can-Eat"],
  ],
  [
    ["Bearded", "Impatient", "Scrambled", "Mischievous", "Voice-Activated"],
    ["Unstoppable", "Minty", "Grinning", "Sulking", "Freckled"],
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
    ["Apologetic", "Feathered", "Shrunken", "Time-Traveling", "Overheated"],
    ["Honking", "Sunbathing", "Homegrown", "Kindhearted", "Embarrassed"],
  ],
  [
    ["Mustached", "Hungry", "Carpeted", "Doomed", "Perfumed"],
    ["Newborn", "Underwater", "Air-Conditioned", "Confetti-Filled", "Crooked"],
  ],
  [
    ["Competitive", "Sleeveless", "Cookie-Stealing", "Nocturnal", "Roller-Skating"],
    ["Burping", "Pocket-Size", "Rude", "Overdressed", "Taped-Together"],
  ],
  [
    ["Priceless", "Caffeinated", "Recycled", "Patient", "Slithering"],
    ["Honest", "Overprotective", "Pointy", "Juggling", "Booby-Trapped"],
  ],
  [
    ["Mosquito-Bitten", "Unlucky", "Daydreaming", "Spinning", "Family-Size"],
    ["Muddy", "Vegetarian", "Teleporting", "Wrinkled", "Know-It-All"],
  ],
  [
    ["Lovesick", "Moss-Covered", "Perfect", "Itchy", "Thumb-Sucking"],
    ["Evil", "Sugar-Free", "Clumsy", "Origami", "Two-for-One"],
  ],
  [
    ["Beige", "Pet-Friendly", "Joke-Telling", "Growling", "Cheeky"],
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
    ["Grandma-Approved", "Droopy", "Cartwheeling", "Wiggling", "House-Trained"],
    ["Tentacled", "Second-Best", "Whistling", "Gluten-Free", "Overgrown"],
  ],
  [
    ["Misunderstood", "Battery-Powered", "Sneezing", "Dangerous", "Rainbow-Colored"],
    ["Half-Eaten", "Proud", "Mumbling", "Wooden", "Blindfolded"],
  ],
];
