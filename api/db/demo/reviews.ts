/** What the sides of a settled deal said of each other: when, who, about which item, how many stars, and in which words. */
export type DemoReview = readonly [
  at: number,
  by: string,
  item: string,
  stars: number,
  says?: string | undefined,
  aspects?: Readonly<
    Partial<Record<"communication" | "reliability" | "itemCondition" | "overall", number>>
  >,
];

export const REVIEWS: readonly DemoReview[] = [
  [
    79.1,
    "jun",
    "table radio",
    5,
    "Sounds like my father's kitchen did. She let me listen for half an hour before I said yes.",
    { communication: 5, reliability: 5, itemCondition: 5 },
  ],
  [78.8, "amara", "table radio", 5, "Came when he said, and asked the right questions."],
  [75, "amara", "hand plane", 5, "Sharp, and packed so that it stays sharp."],
  [74.6, "mateo", "hand plane", 5, "She knew what it was before I had finished the sentence."],
  [70.1, "priya", "yarn and needles", 5, "Softer than the photo. My hands thank you."],
  [69.5, "freya", "yarn and needles", 5, "The jam was gone on Sunday."],
  [64.9, "amara", "film camera", 5, undefined, { itemCondition: 5, communication: 4 }],
  [64.2, "jun", "film camera", 4, "The speaker hums a little. She had told me, so no complaint."],
  [60.5, "siobhan", "suitcase", 4, "A good suitcase with a bad zip, as listed."],
  [56.8, "tomasz", "honey jar", 5],
  [56.4, "priya", "honey jar", 5, "Brought the jar back, washed. A neighbour."],
  [
    51.2,
    "siobhan",
    "desk lamp",
    5,
    "She brought it to the shop and changed the plug on the counter.",
  ],
  [50.9, "amara", "desk lamp", 5],
  [46, "mateo", "ceramic bowl", 5],
  [45.8, "priya", "ceramic bowl", 4, "A fine hammer, a day later than we had said."],
  [39.3, "freya", "alarm clock", 5, "It woke me. It woke everybody."],
  [39, "amara", "alarm clock", 5, "The easel is up, and the canvas has a lamp on it already."],
  [31, "aroha", "football", 3, "Holds air for a day."],
  [30.6, "siobhan", "vinyl record", 5, "Not a scratch."],
  [30.3, "jun", "vinyl record", 5],
  [26.2, "priya", "headphones", 5, "The extractor is silent. So is everything else."],
  [25.9, "amara", "headphones", 5, "Paid in TP and a spoon of honey."],
  [20.8, "elif", "umbrella", 3],
  [20.4, "tomasz", "umbrella", 2, "Two ribs were bent."],
  [17.8, "amara", "tea tin", 5],
  [17.5, "noor", "tea tin", 5, "Wrote first, paid at once."],
  [14.6, "lucia", "yoga mat", 4, "Clean, rolled, and smells of nothing."],
  [11.2, "mateo", "jump leads", 5, "They started the van at minus four."],
  [10.9, "tomasz", "jump leads", 5, "The chisels came back sharper than new."],
  // These wait for the other side.
  [8.5, "noor", "stack of towels", 5, "A thousand pieces, and all of them there."],
  [5.4, "siobhan", "world atlas", 5],
];

/** When reviews were published because the other side wrote none: 14 days after the deal. */
export const PUBLISHED_ALONE: readonly number[] = [46.9, 1.05];

/** What somebody did in a dispute. "market" is the administrator. */
export type DisputeStep =
  | { at: number; did: "answer"; by: string; says: string }
  | { at: number; did: "take" }
  | { at: number; did: "ask"; says: string }
  | { at: number; did: "withdraw" }
  | { at: number; did: "decide"; decision: "split" | "reject"; refund?: number; says: string };

export interface DemoDispute {
  at: number;
  by: string;
  item: string;
  category: "scam" | "misrepresentation" | "harassment" | "other";
  says: string;
  evidence?: readonly string[];
  next: readonly DisputeStep[];
}

/** Disputes in every state. */
export const DISPUTES: readonly DemoDispute[] = [
  {
    at: 35.8,
    by: "aroha",
    item: "football",
    category: "misrepresentation",
    says: "It was listed as holding air. It holds air until Tuesday.",
    next: [
      { at: 35.2, did: "answer", by: "kofi", says: "It did when I played with it in spring." },
      { at: 34.9, did: "take" },
      {
        at: 34.4,
        did: "decide",
        decision: "split",
        refund: 8,
        says: "A slow leak nobody had looked for. The price of a new bladder goes back.",
      },
    ],
  },
  {
    at: 21.8,
    by: "tomasz",
    item: "umbrella",
    category: "misrepresentation",
    says: "Two ribs are bent, which I saw in the first rain.",
    next: [
      { at: 21.3, did: "answer", by: "elif", says: "They are in the second photo of the listing." },
      { at: 21.1, did: "take" },
      {
        at: 20.9,
        did: "decide",
        decision: "reject",
        says: "The listing shows the ribs and says Fair.",
      },
    ],
  },
  {
    at: 14.3,
    by: "lucia",
    item: "yoga mat",
    category: "other",
    says: "Nobody was at home when I came to collect it.",
    next: [{ at: 14.1, did: "withdraw" }],
  },
  {
    at: 1.9,
    by: "tomasz",
    item: "desk globe",
    category: "misrepresentation",
    says: "The light inside does not come on. I have tried two bulbs.",
    evidence: ["https://photos.example/globe-dark.jpg"],
    next: [
      {
        at: 1.2,
        did: "answer",
        by: "amara",
        says: "It came on when you tried it at my table. Bring it back and I look at the switch.",
      },
    ],
  },
  {
    at: 0.8,
    by: "jun",
    item: "world atlas",
    category: "misrepresentation",
    says: "Three pages of the Pacific are missing.",
    next: [],
  },
  {
    at: 0.7,
    by: "amara",
    item: "canvas tote bag",
    category: "other",
    says: "The tracking has said the same since Thursday, and the shop knows of no parcel.",
    next: [
      { at: 0.5, did: "take" },
      { at: 0.4, did: "ask", says: "Lucia, please ask DHL. Amara, did they leave a card?" },
    ],
  },
];
