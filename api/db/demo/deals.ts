/** What one side of an offer did next. Times in days before the opening. */
export type Step =
  | { at: number; did: "accept" }
  | { at: number; did: "decline"; why?: string }
  | { at: number; did: "withdraw" }
  | { at: number; did: "counter"; tp: number; says?: string };

/** Who wanted what, for what, and how it went. Items go by their names in the catalogue. */
export interface DemoDeal {
  at: number;
  by: string;
  wants: string;
  gives?: readonly string[];
  /** What the buyer adds (positive) or gets back (negative). */
  tp: number;
  says?: string;
  /** No step: still open, or expired after 48 hours, or closed because somebody else got an item of it. */
  next?: readonly Step[];
}

const accept = (at: number): Step => ({ at, did: "accept" });
const withdraw = (at: number): Step => ({ at, did: "withdraw" });
const decline = (at: number, why?: string): Step => ({ at, did: "decline", ...(why && { why }) });
const counter = (at: number, tp: number, says: string): Step => ({ at, did: "counter", tp, says });

/** Deals that were struck. */
const SETTLED: readonly DemoDeal[] = [
  {
    at: 80.4,
    by: "jun",
    wants: "table radio",
    tp: 140,
    says: "For my father's kitchen. Can I hear it first?",
    next: [accept(79.9)],
  },
  { at: 76.3, by: "amara", wants: "hand plane", tp: 95, next: [accept(75.8)] },
  {
    at: 71.2,
    by: "priya",
    wants: "yarn and needles",
    gives: ["jam set"],
    tp: 15,
    says: "Jam for wool?",
    next: [accept(70.6)],
  },
  {
    at: 66.5,
    by: "amara",
    wants: "film camera",
    gives: ["bookshelf speaker"],
    tp: 80,
    says: "The speaker you asked about, and 80 TP on top.",
    next: [counter(66.1, 100, "Make it 100 and I add two rolls of film."), accept(65.7)],
  },
  { at: 61.8, by: "siobhan", wants: "suitcase", tp: 85, next: [accept(61.1)] },
  { at: 57.4, by: "tomasz", wants: "honey jar", tp: 12, next: [accept(57.2)] },
  {
    at: 52.3,
    by: "siobhan",
    wants: "desk lamp",
    tp: 75,
    says: "Could you bring it to Clifton?",
    next: [accept(51.9)],
  },
  {
    at: 47.2,
    by: "mateo",
    wants: "ceramic bowl",
    gives: ["claw hammer"],
    tp: 15,
    next: [accept(46.7)],
  },
  { at: 44.5, by: "aroha", wants: "soap bars", tp: 16, next: [accept(43.9)] },
  {
    at: 40.2,
    by: "freya",
    wants: "alarm clock",
    gives: ["easel with a canvas"],
    tp: -65,
    says: "I must get up and I must make room.",
    next: [accept(39.8)],
  },
  { at: 36.6, by: "aroha", wants: "football", tp: 18, next: [accept(36.2)] },
  { at: 31.4, by: "siobhan", wants: "vinyl record", tp: 24, next: [accept(31.2)] },
  {
    at: 27.6,
    by: "priya",
    wants: "headphones",
    tp: 120,
    says: "For the honey extractor. You have no idea how loud it is.",
    next: [accept(26.7)],
  },
  { at: 22.5, by: "tomasz", wants: "umbrella", tp: 20, next: [accept(22.1)] },
  { at: 18.6, by: "amara", wants: "tea tin", tp: 14, next: [accept(18.2)] },
  { at: 15.4, by: "lucia", wants: "yoga mat", tp: 26, next: [accept(15.1)] },
  {
    at: 12.4,
    by: "mateo",
    wants: "jump leads",
    tp: 22,
    says: "22 and I sharpen your chisels?",
    next: [counter(12.1, 26, "26 with the chisels."), accept(11.8)],
  },
  {
    at: 9.4,
    by: "aroha",
    wants: "stack of towels",
    gives: ["jigsaw puzzle"],
    tp: 16,
    next: [accept(9.1)],
  },
  {
    at: 6.6,
    by: "jun",
    wants: "world atlas",
    tp: 55,
    says: "I can collect it this afternoon.",
    next: [accept(6.1)],
  },
  {
    at: 3.6,
    by: "tomasz",
    wants: "desk globe",
    gives: ["tyre gauge"],
    tp: 42,
    says: "The gauge you looked at, and the rest in TP.",
    next: [accept(3.2)],
  },
];

/** Deals that came to nothing. */
const ENDED: readonly DemoDeal[] = [
  // Somebody else got the item: superseded.
  { at: 80.2, by: "priya", wants: "table radio", tp: 130 },
  { at: 27.1, by: "noor", wants: "headphones", gives: ["essential oils"], tp: 80 },
  { at: 7.2, by: "kofi", wants: "world atlas", tp: 50, says: "My first offer here!" },
  { at: 6.4, by: "lucia", wants: "world atlas", gives: ["straw hat"], tp: 30 },
  { at: 4.1, by: "noor", wants: "desk globe", tp: 55 },

  {
    at: 59.7,
    by: "elif",
    wants: "jam set",
    tp: 10,
    next: [decline(59.3, "Three jars for 30 is already my friendly price")],
  },
  {
    at: 40.6,
    by: "kofi",
    wants: "mechanical keyboard",
    tp: 90,
    next: [decline(40.1, "I would want at least 120 for it")],
  },
  { at: 20.6, by: "lucia", wants: "row of field guides", tp: 15, next: [decline(19.9)] },
  {
    at: 13.7,
    by: "noor",
    wants: "leather boots",
    tp: 60,
    next: [
      counter(13.3, 82, "They were resoled in September."),
      decline(12.8, "Too much for me just now"),
    ],
  },
  {
    at: 5.3,
    by: "amara",
    wants: "ship in a bottle",
    tp: 140,
    next: [decline(4.6, "My uncle would not forgive me below 170")],
  },

  { at: 33.6, by: "noor", wants: "brushes in a jar", tp: 18, next: [withdraw(33.1)] },
  { at: 25.2, by: "jun", wants: "leather boots", tp: 90, next: [withdraw(24.8)] },
  {
    at: 11.2,
    by: "amara",
    wants: "stamp album",
    gives: ["pocket watch"],
    tp: 100,
    next: [withdraw(10.6)],
  },

  // Nobody answered in 48 hours: expired.
  { at: 50.3, by: "tomasz", wants: "coloured pencils and sketchbook", tp: 24 },
  { at: 14.6, by: "kofi", wants: "pocket watch", tp: 100 },
  { at: 9.2, by: "lucia", wants: "metal toolbox", tp: 70 },
];

/** Offers that wait for an answer when the market opens; each has 48 hours from its time. */
const OPEN: readonly DemoDeal[] = [
  // To Amara: TP; a swap with top-up; a swap in which she would pay change.
  {
    at: 0.92,
    by: "siobhan",
    wants: "kitchen radio",
    tp: 64,
    says: "For the shop. Does it pick up Radio 3?",
  },
  {
    at: 0.61,
    by: "jun",
    wants: "pocket watch",
    gives: ["mechanical keyboard"],
    tp: 30,
    says: "The keyboard you tried last week, and 30 TP for the difference.",
  },
  {
    at: 0.27,
    by: "freya",
    wants: "metronome",
    gives: ["watercolour set"],
    tp: -15,
    says: "Paint for tempo?",
  },
  // From Amara: one that holds her TP, one that was answered with another price.
  {
    at: 0.55,
    by: "amara",
    wants: "wicker basket",
    tp: 48,
    says: "It is just the right size for my bike.",
  },
  {
    at: 1.4,
    by: "amara",
    wants: "metal toolbox",
    tp: 90,
    next: [counter(0.38, 100, "100, and I put a set of screwdrivers in the tray.")],
  },

  {
    at: 1.86,
    by: "kofi",
    wants: "cordless drill",
    tp: 80,
    says: "I could collect it on Saturday.",
  },
  { at: 1.2, by: "mateo", wants: "skateboard", tp: 55, says: "For my nephew." },
  { at: 0.74, by: "lucia", wants: "skateboard", tp: 60 },
  { at: 1.63, by: "noor", wants: "olive oil bottle", gives: ["soap bars"], tp: 10 },
  { at: 1.05, by: "aroha", wants: "young plants", gives: ["teddy bear"], tp: -2 },
  {
    at: 1.55,
    by: "aroha",
    wants: "cookbook",
    gives: ["wooden train"],
    tp: -31,
    next: [counter(0.7, -25, "25 back? My grandson is very small, but very insistent.")],
  },
  { at: 0.33, by: "tomasz", wants: "relisted radio", gives: ["spanner set"], tp: 80 },
];

/** Everything that was offered in the demo market. */
export const DEALS: readonly DemoDeal[] = [...SETTLED, ...ENDED, ...OPEN];
