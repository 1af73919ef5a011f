/** One message: who wrote it, when (in days before the opening), and about which item. */
export type Line = readonly [at: number, by: string, text: string, about?: string];

/** What two members wrote to each other. Whoever answers has read everything before. */
export interface DemoThread {
  between: readonly [string, string];
  lines: readonly Line[];
  /** When the receiver of the last lines read them; never: they are unread. */
  read?: number;
}

/** Every thread of the demo market. */
export const THREADS: readonly DemoThread[] = [
  {
    between: ["amara", "jun"],
    lines: [
      [
        80.6,
        "jun",
        "Hello Amara! Is the valve radio still there? I would love to hear it before I offer.",
        "table radio",
      ],
      [80.55, "amara", "It is. Come by any evening after six, it needs a minute to warm up."],
      [80.5, "jun", "Like all of us. Thursday at seven?"],
      [80.45, "amara", "Thursday it is. Number 12, green door, mind the bicycle."],
      [
        79.85,
        "jun",
        "Thank you for the tea and the tour of the workshop. My father has not stopped turning the dial.",
      ],
      [79.8, "amara", "That is the best review I ever got."],
      [
        67.2,
        "amara",
        "Your rangefinder keeps looking at me. Would you take a speaker in part exchange?",
        "film camera",
      ],
      [
        67.1,
        "jun",
        "The veneered one? I have been searching for a second one for months.",
        "bookshelf speaker",
      ],
      [67.0, "amara", "The very same. New surround, and I matched the grille cloth."],
      [66.4, "jun", "Let me think about the TP overnight."],
      [66.05, "jun", "I sent you a counter-offer. The film is from this year, kept in the fridge."],
      [65.8, "amara", "Fair. I will accept it as soon as I am home."],
      [65.2, "jun", "How does the camera feel?"],
      [65.1, "amara", "Heavy in the right way. I shot the whole roll on the way to the harbour."],
      [58.3, "amara", "Developed! Three good ones out of thirty-six. Is that normal?"],
      [58.2, "jun", "Three is excellent. I get one, and it is usually my thumb."],
      [17.5, "jun", "That pocket watch is a beauty. Is the movement original?", "pocket watch"],
      [
        17.3,
        "amara",
        "Completely. The watchmaker on Gloucester Road did the service, I have his bill.",
      ],
      [
        7.4,
        "jun",
        "Would you consider the keyboard for it? You liked the sound when you were here.",
        "mechanical keyboard",
      ],
      [7.2, "amara", "I did like it. Make me an offer and I will sleep on it."],
      [0.6, "jun", "Sent! Keyboard plus 30. No hurry, the offer stands two days."],
      [0.58, "jun", "And I found the spare keycaps, they come with it."],
    ],
  },
  {
    between: ["amara", "priya"],
    lines: [
      [
        44.8,
        "priya",
        "Hi Amara, do your headphones really keep noise out? I need them for the honey extractor.",
        "headphones",
      ],
      [44.7, "amara", "They keep out my neighbour's drill. How loud is an extractor?"],
      [44.6, "priya", "Imagine a washing machine full of cutlery."],
      [44.5, "amara", "Then these, and earplugs as well."],
      [27.8, "priya", "Still thinking about them. Would you hold them until Friday?"],
      [
        27.7,
        "amara",
        "I cannot hold them here, but make an offer and nobody pays before I say yes.",
      ],
      [26.6, "amara", "Accepted. Somebody else was keen too, but you asked first."],
      [26.5, "priya", "You are a treasure. I will bring a jar of honey when I collect them."],
      [25.9, "priya", "The extractor hums now. Just hums!"],
      [
        25.8,
        "amara",
        "And the honey is gone already. That was quick work by three people and a loaf.",
      ],
      [5.0, "amara", "Is the willow basket strong enough for a bike rack?", "wicker basket"],
      [4.9, "priya", "It has carried pumpkins. The handle is one piece with the frame."],
      [4.8, "amara", "Does it have a flat bottom?"],
      [4.7, "priya", "Flat enough. I can ask Wendy for a lid too, she weaves one in a weekend."],
      [0.5, "amara", "I made you an offer for the basket at your price."],
      [0.45, "priya", "Saw it! I am on the plot until dark and answer tonight."],
      [0.12, "priya", "Wendy says the lid is 8 TP extra, if you want one. No pressure."],
    ],
  },
  {
    between: ["amara", "siobhan"],
    lines: [
      [
        52.1,
        "siobhan",
        "Would you deliver the lamp to Clifton? I am not as good on hills as I was.",
        "desk lamp",
      ],
      [51.95, "amara", "Of course, Saturday morning on my way to the market."],
      [
        0.9,
        "siobhan",
        "The lamp is splendid, so now I want a radio for the shop. Does the little one get Radio 3?",
        "kitchen radio",
      ],
    ],
  },
  {
    between: ["amara", "freya"],
    lines: [
      [39.7, "freya", "The clock woke the whole house. Perfect!", "alarm clock"],
      [39.6, "amara", "I did warn you. The easel already stands by my window."],
    ],
    read: 39.4,
  },
  {
    between: ["amara", "mateo"],
    lines: [
      [
        75.7,
        "mateo",
        "Plane is ready. Do you want me to show you how to set the blade?",
        "hand plane",
      ],
      [75.6, "amara", "Yes please, I have only ever made firewood with one."],
      [
        0.36,
        "mateo",
        "I answered your offer: 100 with the screwdrivers. They are good ones.",
        "metal toolbox",
      ],
    ],
    read: 0.2,
  },
  {
    between: ["jun", "kofi"],
    lines: [
      [40.0, "jun", "Sorry about the keyboard, I had to decline. Try 120?", "mechanical keyboard"],
      [39.9, "kofi", "No worries, drums first. Do you buy coins, by the way?"],
      [39.8, "jun", "Only the kind you put in a jukebox. Siobhán might know somebody."],
      [0.95, "kofi", "Hello Jun, is the skateboard good for a beginner?", "skateboard"],
      [0.94, "kofi", "I am 1.90, if that matters."],
      [0.4, "kofi", "Never mind if it is gone, I can wait for the next one."],
    ],
  },
  {
    between: ["jun", "mateo"],
    lines: [
      [
        1.18,
        "mateo",
        "55 for the board? My nephew starts next week and will ruin it within a month.",
        "skateboard",
      ],
      [0.8, "jun", "There is another offer, let me think until tomorrow."],
      [0.3, "mateo", "Fair enough. I could sharpen something for you on top."],
    ],
  },
  {
    between: ["jun", "siobhan"],
    lines: [
      [
        6.0,
        "siobhan",
        "The atlas is wrapped. One map is loose, it is in an envelope inside the cover.",
        "world atlas",
      ],
      [5.9, "jun", "Thank you! Collecting it at four."],
    ],
    read: 5.8,
  },
  {
    between: ["priya", "tomasz"],
    lines: [
      [
        57.1,
        "tomasz",
        "Best honey I have had in this town. Do you keep a jar back for regulars?",
        "honey jar",
      ],
      [57.0, "priya", "For people who fix wheelbarrows I do."],
      [56.9, "tomasz", "Bring the wheelbarrow."],
    ],
    read: 56.8,
  },
  {
    between: ["aroha", "lucia"],
    lines: [
      [15.6, "lucia", "Is the mat thick enough for bad knees?", "yoga mat"],
      [15.5, "aroha", "6 mm, and I can lend you a second one to try both."],
      [15.0, "lucia", "One is plenty. I come by at five!"],
    ],
    read: 14.9,
  },
  {
    between: ["elif", "lucia"],
    lines: [
      [1.4, "lucia", "Hello Elif, is the suitcase still to be had?"],
      [
        1.2,
        "elif",
        "Send me the TP first and I bring it next week. Leave the market out of it, that is quicker.",
      ],
    ],
    read: 1.15,
  },
  {
    between: ["kofi", "siobhan"],
    lines: [
      [
        15.8,
        "siobhan",
        "Jun tells me that you have coins. Would you send me the list? I know two collectors.",
        "coin collection",
      ],
      [
        15.5,
        "kofi",
        "Gladly, I will photograph it tonight. My uncle's handwriting is an adventure.",
      ],
      [14.9, "siobhan", "I have read authors' corrections for thirty years, dear."],
    ],
  },
];
