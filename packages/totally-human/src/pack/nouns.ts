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
    { symbol: "circle", nouns: ["Cupcake", "Toilet Brush", "Teddy Bear", "Telescope", "Pickle"] },
  ],
  [
    { symbol: "circle", nouns: ["Burrito", "Accordion", "Toothbrush", "Jetpack", "Piggy Bank"] },
    { symbol: "triangle", nouns: ["Dungeon", "Talent Show", "Desert", "Waiting Room", "Picnic"] },
  ],
  [
    { symbol: "triangle", nouns: ["Family Reunion", "Sewer", "Waterfall", "Karaoke Night", "Toy Store"] },
    { symbol: "square", nouns: ["Mosquito", "Babysitter", "Llama", "Food Critic", "Pirate"] },
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
    { symbol: "triangle", nouns: ["Crime Scene", "Library", "Hot Spring", "Cooking Class", "Pirate Ship"] },
    { symbol: "square", nouns: ["Barber", "Zombie", "Flamingo", "Detective", "Squirrel"] },
  ],
  [
    { symbol: "square", nouns: ["Upstairs Neighbor", "Sloth", "Cyclops", "Opera Singer", "Bumblebee"] },
    {
      symbol: "circle",
      nouns: ["Love Letter", "Whoopee Cushion", "Cheese Wheel", "Remote Control", "Backpack"],
    },
  ],
  [
    { symbol: "circle", nouns: ["Hot Dog", "Chandelier", "Wig", "Phone Charger", "Yo-Yo"] },
    { symbol: "triangle", nouns: ["Fashion Show", "Cave", "Bubble Bath", "Parking Lot", "Snowball Fight"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Job Interview", "Candy Factory", "Iceberg", "Laundromat", "Camping Trip"],
    },
    { symbol: "square", nouns: ["Raccoon", "Ghost", "Waiter", "Tarantula", "Ballerina"] },
  ],
  [
    { symbol: "square", nouns: ["Queen", "Hedgehog", "Troll", "Lifeguard", "Pigeon"] },
    { symbol: "circle", nouns: ["Printer", "Stick-On Mustache", "Watermelon", "Pillow", "Shovel"] },
  ],
  [
    { symbol: "circle", nouns: ["Milkshake", "Megaphone", "Garden Gnome", "Flip-Flop", "Passport"] },
    { symbol: "triangle", nouns: ["Petting Zoo", "Fire Drill", "Castle", "Book Club", "Tornado"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Beach", "Dentist Appointment", "Roller Coaster", "Group Hug", "Garbage Dump"],
    },
    { symbol: "square", nouns: ["Werewolf", "Chef", "Snail", "Substitute Teacher", "Giraffe"] },
  ],
  [
    { symbol: "square", nouns: ["Beekeeper", "Hippo", "Unicorn", "Ostrich", "Cat Burglar"] },
    { symbol: "circle", nouns: ["Diary", "Vacuum Cleaner", "Onion", "Lollipop", "Sword"] },
  ],
  [
    { symbol: "circle", nouns: ["Broomstick", "Sandwich", "Suitcase", "Hair Dryer", "Kazoo"] },
    { symbol: "triangle", nouns: ["Piano Recital", "Museum", "Quicksand Pit", "Surprise Party", "Bakery"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Lighthouse", "Zombie Apocalypse", "Afternoon Nap", "Post Office", "Parade"],
    },
    { symbol: "square", nouns: ["Skeleton", "Guinea Pig", "Wedding Planner", "Peacock", "Judge"] },
  ],
  [
    { symbol: "square", nouns: ["Butler", "Teenager", "Parrot", "Sea Monster", "Cow"] },
    { symbol: "circle", nouns: ["Disco Ball", "Noodle", "Lipstick", "Lawn Mower", "Snow Globe"] },
  ],
  [
    { symbol: "circle", nouns: ["Marshmallow", "Diaper", "Frying Pan", "Time Machine", "Bouquet"] },
    { symbol: "triangle", nouns: ["School Play", "Hotel", "Blizzard", "Treasure Hunt", "Chicken Coop"] },
  ],
  [
    { symbol: "triangle", nouns: ["Rock Concert", "Elevator", "Cornfield", "Video Call", "Water Park"] },
    { symbol: "square", nouns: ["Clown", "Owl", "Flight Attendant", "Goblin", "Crocodile"] },
  ],
  [
    { symbol: "square", nouns: ["Nurse", "Yeti", "Rooster", "Magician", "Ladybug"] },
    {
      symbol: "circle",
      nouns: ["Rocking Chair", "Sardine", "Rubber Chicken", "Wedding Ring", "Walkie-Talkie"],
    },
  ],
  [
    {
      symbol: "circle",
      nouns: ["Apple Pie", "Traffic Cone", "Hot-Water Bottle", "Electric Guitar", "Instruction Manual"],
    },
    { symbol: "triangle", nouns: ["Power Outage", "Tea Party", "Moon Base", "Gas Station", "Dance Class"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Marathon", "Basement", "Ice Cream Parlor", "Sandstorm", "Hot-Air Balloon Ride"],
    },
    { symbol: "square", nouns: ["Mummy", "Swan", "Lumberjack", "Tourist", "Meerkat"] },
  ],
  [
    { symbol: "square", nouns: ["Spy", "Gym Teacher", "Influencer", "Giant", "Wasp"] },
    { symbol: "circle", nouns: ["Bagpipe", "Birthday Cake", "Selfie Stick", "Potato", "Bathrobe"] },
  ],
  [
    { symbol: "circle", nouns: ["Parachute", "Jelly Bean", "Fridge", "Postcard", "Oven Mitt"] },
    { symbol: "triangle", nouns: ["Driving Lesson", "Lion Cage", "Campfire", "Palace", "Jewel Heist"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Opera House", "Pie-Eating Contest", "Locker Room", "Avalanche", "Cruise Ship"],
    },
    { symbol: "square", nouns: ["Koala", "Knight", "Hairdresser", "Vulture", "Twin"] },
  ],
  [
    { symbol: "square", nouns: ["Genie", "Farmer", "Otter", "Stunt Double", "Street Musician"] },
    { symbol: "circle", nouns: ["Top Hat", "Popcorn Machine", "Lemon", "Shopping Cart", "Mousetrap"] },
  ],
  [
    { symbol: "circle", nouns: ["Pretzel", "Anchor", "Microwave", "Shower Curtain", "Baby Photo"] },
    { symbol: "triangle", nouns: ["Checkout Line", "Masked Ball", "Junkyard", "Summer Camp", "Greenhouse"] },
  ],
  [
    { symbol: "triangle", nouns: ["Staring Contest", "Hospital", "Barbecue", "Corn Maze", "Solar Eclipse"] },
    { symbol: "square", nouns: ["Witch", "Poet", "Scorpion", "Pony", "Referee"] },
  ],
  [
    { symbol: "square", nouns: ["Best Friend", "Lobster", "Firefighter", "Piglet", "Centaur"] },
    { symbol: "circle", nouns: ["Tuba", "Omelet", "Hammock", "Drone", "Padlock"] },
  ],
  [
    { symbol: "circle", nouns: ["Toilet Seat", "Pumpkin", "Video Game", "Teapot", "Roller Skate"] },
    { symbol: "triangle", nouns: ["Igloo", "Magic Show", "Stampede", "Bus Stop", "Yard Sale"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Sleepover", "Space Station", "Public Restroom", "Tug-of-War", "Cheese Shop"],
    },
    { symbol: "square", nouns: ["Elf", "Slug", "Panda", "King", "Taxi Driver"] },
  ],
  [
    { symbol: "square", nouns: ["Caveman", "Shark", "Tax Inspector", "Duckling", "Inventor"] },
    { symbol: "circle", nouns: ["Pizza", "Crystal Ball", "Canoe", "Stapler", "Necktie"] },
  ],
  [
    { symbol: "circle", nouns: ["Bubble Gum", "Washing Machine", "Sock Puppet", "Handbag", "Catapult"] },
    {
      symbol: "triangle",
      nouns: ["Heat Wave", "Bowling Alley", "Lunch Break", "Secret Tunnel", "Trampoline Park"],
    },
  ],
  [
    { symbol: "triangle", nouns: ["Safari", "Kindergarten", "Meteor Shower", "Attic", "Grand Opening"] },
    { symbol: "square", nouns: ["Mime", "Chimpanzee", "Ogre", "Chameleon", "Museum Guard"] },
  ],
  [
    { symbol: "square", nouns: ["Fortune-Teller", "Beaver", "Drummer", "Phoenix", "Dodo"] },
    { symbol: "circle", nouns: ["Waffle", "Fog Machine", "Cowboy Boot", "Dictionary", "Jigsaw Puzzle"] },
  ],
  [
    { symbol: "circle", nouns: ["Smoke Detector", "Violin", "Carrot", "Sleeping Bag", "Lottery Ticket"] },
    { symbol: "triangle", nouns: ["Shipwreck", "Puppet Show", "Island", "Chess Tournament", "Car Wash"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Costume Party", "Courtroom", "Skyscraper", "Yoga Class", "Water Balloon Fight"],
    },
    { symbol: "square", nouns: ["Great-Aunt", "Pufferfish", "Sidekick", "Gardener", "School Principal"] },
  ],
  [
    { symbol: "square", nouns: ["Goalkeeper", "Fairy", "Toad", "Brain Surgeon", "Goat"] },
    { symbol: "circle", nouns: ["Bicycle", "Lasagna", "Magnifying Glass", "Doormat", "Love Potion"] },
  ],
  [
    { symbol: "circle", nouns: ["Submarine", "Fruitcake", "Flashlight", "Air Mattress", "Cowbell"] },
    { symbol: "triangle", nouns: ["Sauna", "Flea Market", "Car Chase", "Pyramid", "Eye Exam"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["First Day of School", "Fish Market", "Mud Bath", "Planetarium", "Banquet"],
    },
    { symbol: "square", nouns: ["Ninja", "Tortoise", "Baker", "Supervillain", "Sheep"] },
  ],
  [
    { symbol: "square", nouns: ["Roommate", "Minotaur", "Pilot", "Platypus", "Pen Pal"] },
    { symbol: "circle", nouns: ["Magic Carpet", "Avocado", "Can Opener", "Math Book", "Pacifier"] },
  ],
  [
    {
      symbol: "circle",
      nouns: ["Porcelain Doll", "Dumpling", "Ironing Board", "Space Helmet", "Pearl Necklace"],
    },
    { symbol: "triangle", nouns: ["Bingo Night", "Aquarium", "Flight Delay", "Science Fair", "Prison"] },
  ],
  [
    { symbol: "triangle", nouns: ["Sword Fight", "Playground", "Coffee Shop", "Black Hole", "Ice Rink"] },
    { symbol: "square", nouns: ["Professor", "Donkey", "Trombone Player", "Hermit Crab", "Gladiator"] },
  ],
  [
    { symbol: "square", nouns: ["Cowboy", "Imaginary Friend", "Camel", "Weather Reporter", "Bunny"] },
    { symbol: "circle", nouns: ["Ketchup", "Unicycle", "Cuckoo Clock", "Raincoat", "Thermometer"] },
  ],
  [
    { symbol: "circle", nouns: ["Cheeseburger", "Television", "Boomerang", "Thank-You Card", "Tent"] },
    { symbol: "triangle", nouns: ["Escape Room", "Choir Practice", "Barn", "Robot Uprising", "Road Trip"] },
  ],
  [
    {
      symbol: "triangle",
      nouns: ["Auction", "Parent-Teacher Meeting", "Subway Station", "Rescue Mission", "Movie Night"],
    },
    { symbol: "square", nouns: ["Lighthouse Keeper", "Ferret", "Swamp Monster", "Elephant", "Ice Skater"] },
  ],
  [
    { symbol: "square", nouns: ["Centipede", "Polar Bear", "Juggler", "Dinosaur", "Mail Carrier"] },
    { symbol: "circle", nouns: ["Chili Pepper", "Massage Chair", "Toilet Paper", "Kite", "Ransom Note"] },
  ],
  [
    { symbol: "circle", nouns: ["Suit of Armor", "Ice Cream Cone", "Spoon", "Metal Detector", "Stroller"] },
    { symbol: "triangle", nouns: ["Circus", "Ghost Town", "Quiz Night", "Flash Mob", "Barbershop"] },
  ],
  [
    { symbol: "triangle", nouns: ["Broom Closet", "Buffet", "Guided Tour", "Coral Reef", "Moving Day"] },
    { symbol: "square", nouns: ["Accountant", "Superhero", "Porcupine", "Zookeeper", "Piranha"] },
  ],
  [
    { symbol: "square", nouns: ["Princess", "Skunk", "Bodyguard", "Kraken", "Big Sister"] },
    { symbol: "circle", nouns: ["Karaoke Machine", "Banana", "Ice Cube", "Litter Box", "Rolling Pin"] },
  ],
  [
    { symbol: "square", nouns: ["Game Show Host", "Gorilla", "Alley Cat", "Ghost Hunter", "Tour Guide"] },
    { symbol: "circle", nouns: ["Throne", "Cucumber", "Comic Book", "Mustard", "Snorkel"] },
  ],
];
