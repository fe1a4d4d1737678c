import type { NounCard } from "./schema.js";

/**
 * The 53 noun cards of the standard pack: two sides of different symbols with five nouns each, 530 in all, none twice.
 * A square is a living being, a circle is a thing that one can hold, own or eat, a triangle is a place, an event or a
 * happening.
 */
export const nouns: readonly NounCard[] = [
  [
    { symbol: "square", nouns: ["Dentist", "Hamster", "Little Brother", "Dragon", "Seagull"] },
    { symbol: "circle", nouns: ["Toaster", "Sock", "Pancake", "Trumpet", "Umbrella"] },
  ],
  [
    { symbol: "circle", nouns: ["Rubber Duck", "Pineapple", "Alarm Clock", "Meatball", "Bow Tie"] },
    { symbol: "triangle", nouns: ["Wedding", "Volcano", "Pillow Fight", "Supermarket", "Thunderstorm"] },
  ],
  [
    { symbol: "triangle", nouns: ["Birthday Party", "Swamp", "Traffic Jam", "Airport", "Tree House"] },
    { symbol: "square", nouns: ["Vampire", "Librarian", "Octopus", "Bus Driver", "Penguin"] },
  ],
  [
    { symbol: "square", nouns: ["Goose", "Grandpa", "Wizard", "Jellyfish", "Astronaut"] },
    { symbol: "circle", nouns: ["Cupcake", "Toilet Brush", "Teddy Bear", "Bowling Ball", "Pickle"] },
  ],
  [
    { symbol: "circle", nouns: ["Burrito", "Accordion", "Toothbrush", "Jetpack", "Piggy Bank"] },
    { symbol: "triangle", nouns: ["Dungeon", "Talent Show", "Desert", "Waiting Room", "Picnic"] },
  ],
  [
    { symbol: "triangle", nouns: ["Family Reunion", "Sewer", "Waterfall", "Karaoke Night", "Toy Store"] },
    { symbol: "square", nouns: ["Mosquito", "Babysitter", "Llama", "Landlord", "Pirate"] },
  ],
  [
    { symbol: "square", nouns: ["Mermaid", "Poodle", "Plumber", "Walrus", "Rock Star"] },
    { symbol: "circle", nouns: ["Crown", "Blender", "Fortune Cookie", "Slipper", "Broccoli"] },
  ],
  [
    { symbol: "circle", nouns: ["Lie Detector", "Doughnut", "Plunger", "Treasure Map", "Coconut"] },
    { symbol: "triangle", nouns: ["Spa", "Food Fight", "Graveyard", "Jungle", "Math Test"] },
  ],
  [
    { symbol: "triangle", nouns: ["Crime Scene", "Library", "First Kiss", "Cooking Class", "Pirate Ship"] },
    { symbol: "square", nouns: ["Barber", "Zombie", "Flamingo", "Detective", "Squirrel"] },
  ],
  [
    { symbol: "square", nouns: ["Upstairs Neighbor", "Sloth", "Cyclops", "Opera Singer", "Bumblebee"] },
    {
      symbol: "circle",
      nouns: ["Love Letter", "Wooden Leg", "Cheese Wheel", "Remote Control", "Beach Ball"],
    },
  ],
  [
    { symbol: "circle", nouns: ["Hot Dog", "Chandelier", "Wig", "Phone Charger", "Baby Tooth"] },
    {
      symbol: "triangle",
      nouns: ["Fashion Show", "Cave", "Bubble Bath", "Police Station", "Snowball Fight"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Job Interview", "Candy Factory", "Iceberg", "Swimming Pool", "Camping Trip"],
    },
    { symbol: "square", nouns: ["Raccoon", "Ghost", "Waiter", "Tarantula", "Ballerina"] },
  ],
  [
    { symbol: "square", nouns: ["Queen", "Hedgehog", "Troll", "Lifeguard", "Pigeon"] },
    { symbol: "circle", nouns: ["Printer", "Eye Patch", "Watermelon", "Pillow", "Shovel"] },
  ],
  [
    { symbol: "circle", nouns: ["Milkshake", "Megaphone", "Garden Gnome", "Flip-Flop", "Passport"] },
    { symbol: "triangle", nouns: ["Petting Zoo", "Fire Drill", "Castle", "Haircut", "Tornado"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Beach", "Monday Morning", "Roller Coaster", "Group Hug", "Garbage Dump"],
    },
    { symbol: "square", nouns: ["Werewolf", "Chef", "Snail", "Math Teacher", "Giraffe"] },
  ],
  [
    { symbol: "square", nouns: ["Boss", "Hippo", "Unicorn", "Ostrich", "Pickpocket"] },
    { symbol: "circle", nouns: ["Diary", "Vacuum Cleaner", "Onion", "Lollipop", "Sword"] },
  ],
  [
    { symbol: "circle", nouns: ["Broomstick", "Sandwich", "Suitcase", "Hair Dryer", "Trophy"] },
    { symbol: "triangle", nouns: ["Piano Recital", "Museum", "Ball Pit", "Surprise Party", "Bakery"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Lighthouse", "Zombie Apocalypse", "Afternoon Nap", "Slow Dance", "Parade"],
    },
    { symbol: "square", nouns: ["Skeleton", "Kangaroo", "Bride", "Peacock", "Judge"] },
  ],
  [
    { symbol: "square", nouns: ["Butler", "Teenager", "Parrot", "Sea Monster", "Cow"] },
    { symbol: "circle", nouns: ["Disco Ball", "Noodle", "Lipstick", "Lawn Mower", "Snow Globe"] },
  ],
  [
    { symbol: "circle", nouns: ["Marshmallow", "Diaper", "Frying Pan", "Time Machine", "Bouquet"] },
    { symbol: "triangle", nouns: ["School Play", "Rooftop", "Blizzard", "Treasure Hunt", "Chicken Coop"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Rock Concert", "Furniture Store", "Dog Show", "Video Call", "Water Park"],
    },
    { symbol: "square", nouns: ["Clown", "Owl", "Toddler", "Goblin", "Crocodile"] },
  ],
  [
    { symbol: "square", nouns: ["Nurse", "Yeti", "Rooster", "Magician", "Ladybug"] },
    {
      symbol: "circle",
      nouns: ["Rocking Chair", "Croissant", "Cannon", "Wedding Ring", "Walkie-Talkie"],
    },
  ],
  [
    {
      symbol: "circle",
      nouns: ["Apple Pie", "Traffic Cone", "Hot-Water Bottle", "Electric Guitar", "Trash Can"],
    },
    { symbol: "triangle", nouns: ["Power Outage", "Tea Party", "Moon Base", "Nightmare", "Dance Class"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Marathon", "Basement", "Ice Cream Parlor", "Gold Mine", "Blind Date"],
    },
    { symbol: "square", nouns: ["Viking", "Chicken", "Hypnotist", "Tourist", "Meerkat"] },
  ],
  [
    { symbol: "square", nouns: ["Spy", "Gym Teacher", "Influencer", "Giant", "Wasp"] },
    { symbol: "circle", nouns: ["Ladder", "Birthday Cake", "Microphone", "Potato", "Bathrobe"] },
  ],
  [
    { symbol: "circle", nouns: ["Parachute", "Fried Egg", "Fridge", "Parking Ticket", "High Heel"] },
    { symbol: "triangle", nouns: ["Driving Lesson", "Lion Cage", "Campfire", "Gym", "Jewel Heist"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Opera House", "Snail Race", "Sock Factory", "Avalanche", "Cruise Ship"],
    },
    { symbol: "square", nouns: ["Koala", "Knight", "Window Cleaner", "Vulture", "Twin"] },
  ],
  [
    { symbol: "square", nouns: ["Genie", "Uncle", "Otter", "Stranger", "Street Musician"] },
    { symbol: "circle", nouns: ["Top Hat", "Magic Wand", "Lemon", "Shopping Cart", "Mousetrap"] },
  ],
  [
    { symbol: "circle", nouns: ["Pretzel", "Anchor", "Surfboard", "Doorbell", "Baby Photo"] },
    { symbol: "triangle", nouns: ["Train Ride", "Masked Ball", "Honeymoon", "Movie Theater", "Beehive"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Staring Contest", "Hospital", "Barbecue", "Tattoo Parlor", "Solar Eclipse"],
    },
    { symbol: "square", nouns: ["Witch", "Poet", "Scorpion", "Pony", "Referee"] },
  ],
  [
    { symbol: "square", nouns: ["Best Friend", "Lobster", "Firefighter", "Piglet", "Mad Scientist"] },
    { symbol: "circle", nouns: ["Tuba", "Turnip", "Hammock", "Rubber Boot", "Underwear"] },
  ],
  [
    { symbol: "circle", nouns: ["Toilet Seat", "Pumpkin", "Video Game", "Teapot", "Roller Skate"] },
    { symbol: "triangle", nouns: ["Igloo", "Magic Show", "Stampede", "Bus Stop", "Group Project"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Sleepover", "Space Station", "Public Restroom", "Tug-of-War", "Cheese Shop"],
    },
    { symbol: "square", nouns: ["Elf", "Slug", "Panda", "King", "Lawyer"] },
  ],
  [
    { symbol: "square", nouns: ["Caveman", "Shark", "Bank Robber", "Duckling", "Guardian Angel"] },
    { symbol: "circle", nouns: ["Pizza", "Crystal Ball", "Canoe", "Stapler", "Garden Hose"] },
  ],
  [
    { symbol: "circle", nouns: ["Bubble Gum", "Washing Machine", "Sock Puppet", "Handbag", "Catapult"] },
    {
      symbol: "triangle",
      nouns: ["Heat Wave", "Bowling Alley", "Lunch Break", "Secret Tunnel", "Disco"],
    },
  ],
  [
    { symbol: "triangle", nouns: ["Safari", "Kindergarten", "Meteor Shower", "Attic", "Construction Site"] },
    { symbol: "square", nouns: ["Mime", "Chimpanzee", "Sumo Wrestler", "Chameleon", "Grandma"] },
  ],
  [
    { symbol: "square", nouns: ["Fortune-Teller", "Beaver", "Drummer", "Puppy", "Yak"] },
    { symbol: "circle", nouns: ["Cabbage", "Treasure Chest", "Cowboy Boot", "Mop", "Jigsaw Puzzle"] },
  ],
  [
    { symbol: "circle", nouns: ["Tractor", "Doorknob", "Carrot", "Sleeping Bag", "Lottery Ticket"] },
    { symbol: "triangle", nouns: ["Shipwreck", "Anthill", "Island", "Sunset", "Car Wash"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Office Party", "Courtroom", "Drum Solo", "Yoga Class", "Sushi Bar"],
    },
    {
      symbol: "square",
      nouns: ["Bodybuilder", "Pufferfish", "Cockroach", "Secret Admirer", "School Principal"],
    },
  ],
  [
    { symbol: "square", nouns: ["Goalkeeper", "Fairy", "Toad", "Brain Surgeon", "Goat"] },
    { symbol: "circle", nouns: ["Bicycle", "Lasagna", "Cheese Grater", "Doormat", "Love Potion"] },
  ],
  [
    { symbol: "circle", nouns: ["Submarine", "Sausage", "Toenail", "Snowball", "Balloon"] },
    { symbol: "triangle", nouns: ["Sauna", "Flea Market", "Car Chase", "Pyramid", "Massage"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["First Day of School", "Fish Market", "Mud Bath", "Pet Shop", "Wrestling Match"],
    },
    { symbol: "square", nouns: ["Ninja", "Tortoise", "Baker", "Supervillain", "Sheep"] },
  ],
  [
    { symbol: "square", nouns: ["Roommate", "Kitten", "Pilot", "Platypus", "Mayor"] },
    { symbol: "circle", nouns: ["Magic Carpet", "Avocado", "Mirror", "Chopstick", "Pacifier"] },
  ],
  [
    {
      symbol: "circle",
      nouns: ["Porcelain Doll", "Dumpling", "Wheelbarrow", "Space Helmet", "Pearl Necklace"],
    },
    { symbol: "triangle", nouns: ["Soccer Game", "Fire Station", "Baggage Claim", "Graduation", "Prison"] },
  ],
  [
    { symbol: "triangle", nouns: ["Sword Fight", "Playground", "Coffee Shop", "Black Hole", "Ice Rink"] },
    { symbol: "square", nouns: ["Professor", "Donkey", "Baboon", "Toucan", "Gladiator"] },
  ],
  [
    { symbol: "square", nouns: ["Cowboy", "Imaginary Friend", "Camel", "Sea Captain", "Bunny"] },
    { symbol: "circle", nouns: ["Ketchup", "Unicycle", "Cuckoo Clock", "Sofa", "Thermometer"] },
  ],
  [
    { symbol: "circle", nouns: ["Cheeseburger", "Television", "Boomerang", "Rocking Horse", "Comb"] },
    {
      symbol: "triangle",
      nouns: ["Escape Room", "Choir Practice", "Dragon Lair", "Family Dinner", "Road Trip"],
    },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Blanket Fort", "Kitchen", "Subway Station", "Rescue Mission", "Movie Night"],
    },
    { symbol: "square", nouns: ["Lion Tamer", "Woodpecker", "Pharaoh", "Elephant", "Mole"] },
  ],
  [
    { symbol: "square", nouns: ["Centipede", "Polar Bear", "Juggler", "Dinosaur", "Cousin"] },
    { symbol: "circle", nouns: ["Chili Pepper", "Fishing Rod", "Toilet Paper", "Kite", "Fire Truck"] },
  ],
  [
    { symbol: "circle", nouns: ["Suit of Armor", "Ice Cream Cone", "Spoon", "Sponge", "Dinosaur Egg"] },
    { symbol: "triangle", nouns: ["Circus", "Ghost Town", "Pizzeria", "Snake Pit", "Doghouse"] },
  ],
  [
    { symbol: "triangle", nouns: ["Broom Closet", "Buffet", "Windmill", "Coral Reef", "Moving Day"] },
    { symbol: "square", nouns: ["Piano Teacher", "Superhero", "Moose", "Zookeeper", "Piranha"] },
  ],
  [
    { symbol: "square", nouns: ["Princess", "Skunk", "Bodyguard", "Hyena", "Big Sister"] },
    { symbol: "circle", nouns: ["Trampoline", "Banana", "Ice Cube", "Bucket", "Rolling Pin"] },
  ],
  [
    { symbol: "square", nouns: ["Game Show Host", "Gorilla", "Cat", "Seahorse", "Tour Guide"] },
    { symbol: "circle", nouns: ["Throne", "Cucumber", "Comic Book", "Mitten", "Snorkel"] },
  ],
];
