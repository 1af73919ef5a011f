import type { ShippingMethod } from "../../core/graphql/enums.ts";

/** What somebody did next with an order. A seller's name means that seller's part. Times in days before the opening. */
export type OrderStep =
  | { at: number; did: "accept" | "refund"; by: string }
  | { at: number; did: "ship"; by: string; carrier: string; number?: string }
  | { at: number; did: "track"; by: string; says: string; in: string }
  | { at: number; did: "confirm"; from: string }
  | { at: number; did: "cancel"; why: string }
  /** Nobody acted, and time did. */
  | { at: number; did: "nothing" };

/** Who ordered what, and how it went. Items go by their names in the catalogue. */
export interface DemoOrder {
  at: number;
  by: string;
  takes: readonly (readonly [item: string, pieces: number])[];
  method?: ShippingMethod;
  notes?: string;
  next: readonly OrderStep[];
}

export const ORDERS: readonly DemoOrder[] = [
  // Delivered because nobody said otherwise.
  {
    at: 33,
    by: "jun",
    takes: [["soap bars", 2]],
    next: [
      { at: 32.6, did: "accept", by: "noor" },
      { at: 32.1, did: "ship", by: "noor", carrier: "Royal Mail", number: "RM 4471 0082 1GB" },
      { at: 24.05, did: "nothing" },
    ],
  },
  // Two sellers, both delivered.
  {
    at: 24.3,
    by: "amara",
    takes: [
      ["honey jar", 2],
      ["sourdough loaf", 1],
    ],
    notes: "The blue door. The bell is broken, please knock.",
    next: [
      { at: 24.1, did: "accept", by: "priya" },
      { at: 23.9, did: "accept", by: "aroha" },
      { at: 23.5, did: "ship", by: "priya", carrier: "Cargo bike" },
      { at: 23.3, did: "ship", by: "aroha", carrier: "Royal Mail", number: "RM 4471 1190 7GB" },
      { at: 22.8, did: "confirm", from: "aroha" },
      { at: 21.6, did: "confirm", from: "priya" },
    ],
  },
  // Sent and lost: given back.
  {
    at: 19.2,
    by: "elif",
    takes: [["sourdough loaf", 2]],
    next: [
      { at: 18.8, did: "accept", by: "aroha" },
      { at: 18.2, did: "ship", by: "aroha", carrier: "Parcel shop" },
      { at: 16.4, did: "track", by: "aroha", says: "Held up in the depot", in: "Avonmouth" },
      { at: 14.1, did: "refund", by: "aroha" },
    ],
  },
  // The seller never answered.
  { at: 12.3, by: "kofi", takes: [["tea tin", 1]], next: [{ at: 10.25, did: "nothing" }] },
  {
    at: 8.6,
    by: "freya",
    takes: [["tea tin", 2]],
    next: [{ at: 8.3, did: "cancel", why: "Found two at home after all" }],
  },
  // On its way, from two sellers.
  {
    at: 3.1,
    by: "amara",
    takes: [
      ["jam set", 1],
      ["canvas tote bag", 1],
    ],
    next: [
      { at: 2.9, did: "accept", by: "priya" },
      { at: 2.6, did: "accept", by: "lucia" },
      { at: 2.2, did: "ship", by: "priya", carrier: "Royal Mail", number: "RM 4475 3308 5GB" },
      { at: 1.9, did: "ship", by: "lucia", carrier: "DHL", number: "JD 0146 0024 11" },
      { at: 1.7, did: "track", by: "priya", says: "Handed in at the counter", in: "Horfield" },
      { at: 0.8, did: "track", by: "priya", says: "Out for delivery", in: "Bristol" },
    ],
  },
  // Amara has to send this one, and to answer the next.
  {
    at: 1.6,
    by: "jun",
    takes: [["leather boots", 1]],
    method: "expedited",
    notes: "I still want them. You were right about the price.",
    next: [{ at: 1.2, did: "accept", by: "amara" }],
  },
  { at: 0.35, by: "mateo", takes: [["enamel teapot", 1]], next: [] },
  { at: 0.6, by: "amara", takes: [["bowl of apples", 3]], next: [] },
];

/** What is in whose cart, put there so many days before the opening. */
export const CARTS: readonly (readonly [at: number, by: string, item: string, pieces: number])[] = [
  // Somebody else gets it, and the price of the raincoat falls.
  [6.9, "amara", "world atlas", 1],
  [15.6, "priya", "raincoat", 1],
  [0.5, "amara", "wool blanket", 1],
  [0.3, "amara", "watering can", 1],
  [0.9, "jun", "honey jar", 2],
  [0.7, "jun", "wool scarf", 1],
  [0.2, "mateo", "chess set", 1],
];
