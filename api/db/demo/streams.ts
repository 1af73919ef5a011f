import type { StreamType } from "../../core/graphql/enums.ts";

/** Something said in a stream's chat: so many minutes after its start, by whom. */
export type ChatLine = readonly [minute: number, by: string, text: string];

/** A stream of the demo market. */
export interface DemoStream {
  by: string;
  title: string;
  says: string;
  category: string;
  tags: readonly string[];
  type: StreamType;
  /** What is on the table; the first one's photo is the stream's. */
  items: readonly [string, ...string[]];
  /** In days before the opening; below zero: it is still to come. */
  starts: number;
  /** How long it was; left out while it is on or to come. */
  minutes?: number;
  pins?: readonly (readonly [minute: number, item: string])[];
  chat?: readonly ChatLine[];
  likedBy?: readonly string[];
  /** Who asked to be told when it begins; of a stream that is to come. */
  awaitedBy?: readonly string[];
  watchedBy?: readonly string[];
}

/** Every stream of the demo market: four that are over, one that is on, one to come. */
export const STREAMS: readonly DemoStream[] = [
  {
    by: "tomasz",
    title: "What is in my tool roll, and what you do not need",
    says: "Spanners, jump leads and a very heavy wheel. I show what I would keep and what can go.",
    category: "Tools & Equipment",
    tags: ["spanners", "cars"],
    type: "showcase",
    items: ["spanner set", "alloy wheel", "jerry can"],
    starts: 40.3,
    minutes: 35,
    pins: [
      [3, "spanner set"],
      [14, "alloy wheel"],
      [27, "jerry can"],
    ],
    chat: [
      [1, "mateo", "Good evening from the workshop!"],
      [5, "mateo", "Are the spanners chrome vanadium?"],
      [6, "tomasz", "They are, and the 10 is still there. I counted twice."],
      [15, "kofi", "Would the wheel fit a 2011 Fabia?"],
      [17, "tomasz", "Five by a hundred, so yes. Bring somebody strong."],
      [33, "priya", "I only came for the wheelbarrow story."],
    ],
    likedBy: ["mateo", "priya"],
    watchedBy: ["mateo", "kofi", "priya"],
  },
  {
    by: "priya",
    title: "Potting up on a rainy Sunday",
    says: "Three pots, one bag of compost, and how to keep the basil alive this time.",
    category: "Home & Garden",
    tags: ["plants", "pots"],
    type: "tutorial",
    items: ["terracotta pots with plant"],
    starts: 19.6,
    minutes: 28,
    pins: [[12, "terracotta pots with plant"]],
    chat: [
      [2, "amara", "The rain is on my window too. Hello!"],
      [8, "freya", "How often do you water in winter?"],
      [9, "priya", "Less than you want to. Once the pot is light."],
      [13, "siobhan", "Those pots would look well outside the shop."],
      [26, "aroha", "Thank you, my basil thanks you as well."],
    ],
    likedBy: ["amara", "freya", "aroha"],
    watchedBy: ["amara", "freya", "siobhan", "aroha"],
  },
  {
    by: "kofi",
    title: "Harmonica in ten minutes",
    says: "One hole, one breath, one blues. No notes to read.",
    category: "Musical Instruments",
    tags: ["harmonica", "blues", "beginners"],
    type: "tutorial",
    items: ["harmonica", "tambourine", "bongo drums"],
    starts: 12.2,
    minutes: 22,
    pins: [
      [4, "harmonica"],
      [16, "bongo drums"],
    ],
    chat: [
      [1, "jun", "My neighbours asked me to watch this with headphones."],
      [6, "jun", "I got the bend!"],
      [7, "kofi", "That was quick. Now slower."],
      [17, "amara", "The bongos sound better than my radio."],
      [20, "mateo", "Again next week?"],
      [21, "kofi", "When my arm is back."],
    ],
    likedBy: ["jun", "amara", "mateo", "lucia"],
    watchedBy: ["jun", "amara", "mateo", "lucia", "priya"],
  },
  {
    by: "siobhan",
    title: "Books that need another shelf",
    says: "Crime, a little winter, and stories about who owned them before me.",
    category: "Books & Media",
    tags: ["books", "crime"],
    type: "showcase",
    items: ["paperback stack", "snow globe"],
    starts: 5.8,
    minutes: 41,
    pins: [
      [6, "paperback stack"],
      [30, "snow globe"],
    ],
    chat: [
      [3, "jun", "Is the one with the lighthouse in the pile?"],
      [4, "siobhan", "It is, dear, and I know how it ends."],
      [12, "freya", "Please do not tell!"],
      [31, "lucia", "My daughter wants the snow globe, now."],
      [39, "priya", "Lovely evening, thank you."],
    ],
    likedBy: ["freya", "lucia", "jun"],
    watchedBy: ["jun", "freya", "lucia", "priya"],
  },
  {
    by: "freya",
    title: "Winter wool: what I knitted this year",
    says: "Scarves and blankets, how they are made and how to wash them. Ask me anything.",
    category: "Clothing & Accessories",
    tags: ["wool", "knitting", "winter"],
    type: "general",
    items: ["wool scarf", "second scarf", "wool blanket"],
    starts: 0.03,
    pins: [[8, "wool scarf"]],
    chat: [
      [2, "aroha", "Hello from the sofa. What a colour!"],
      [9, "priya", "Does the scarf itch?"],
      [11, "freya", "Lambswool, so a little on the first day and never again."],
      [19, "lucia", "And the blanket, can it go into the machine?"],
      [21, "freya", "Wool programme, cold, and dry it flat."],
      [34, "kofi", "I need one for my uncle. Which is the longest?"],
    ],
    likedBy: ["aroha", "priya", "lucia"],
    watchedBy: ["aroha", "priya", "lucia", "kofi"],
  },
  {
    by: "mateo",
    title: "Sharpening a plane iron, from blunt to shaving",
    says: "Two stones and an old strop. Bring your own blade and do it with me.",
    category: "Tools & Equipment",
    tags: ["sharpening", "woodwork"],
    type: "tutorial",
    items: ["hand saw"],
    starts: -2.1,
    likedBy: ["tomasz", "amara"],
    awaitedBy: ["tomasz", "jun"],
  },
];
