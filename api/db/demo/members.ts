import type { TrustLevel, VerificationLevel } from "../../core/graphql/enums.ts";

/** A member of the demo market, as they were when its books were opened. */
export interface DemoMember {
  key: string;
  displayName: string;
  firstName: string;
  lastName: string;
  bio: string;
  place: string;
  /** Degrees, of about the quarter they live in. */
  at: readonly [latitude: number, longitude: number];
  skills: readonly string[];
  /** When they registered, in days before the opening. */
  joined: number;
  /** Deals and TP from before the books were opened: given, not retold. */
  before: { deals: number; tp: number };
  channels: readonly ("email" | "phone")[];
  /** What deals, rating and channels make of them in the end. Source: C26 */
  trustLevel: TrustLevel;
  verificationLevel: VerificationLevel;
  suspended?: string;
}

const NO_DEALS = { deals: 0, tp: 0 };

/** Twelve neighbours of one city, in the order of their ids. The first is who visitors are asked to be. */
export const MEMBERS: readonly DemoMember[] = [
  {
    key: "amara",
    displayName: "Amara Okafor",
    firstName: "Amara",
    lastName: "Okafor",
    bio: "Restores old radios and lamps at the kitchen table. Most of what I list works better than the day I found it; what does not is priced like it. Collection from Easton, or I bring it by bike.",
    place: "Easton, Bristol",
    at: [51.46, -2.56],
    skills: ["Radio repair", "Soldering", "Upholstery"],
    joined: 640,
    before: { deals: 38, tp: 340 },
    channels: ["email", "phone"],
    trustLevel: "champion",
    verificationLevel: "premium",
  },
  {
    key: "jun",
    displayName: "Jun Tanaka",
    firstName: "Jun",
    lastName: "Tanaka",
    bio: "Film cameras, records and far too many keyboards. I test everything for a week before I pass it on.",
    place: "Stokes Croft, Bristol",
    at: [51.46, -2.59],
    skills: ["Photography", "Soldering"],
    joined: 410,
    before: { deals: 14, tp: 260 },
    channels: ["email"],
    trustLevel: "trusted",
    verificationLevel: "verified",
  },
  {
    key: "priya",
    displayName: "Priya Raman",
    firstName: "Priya",
    lastName: "Raman",
    bio: "Allotment plot 27, three hives and a pantry that never empties. Happy to swap jars for anything that grows or helps things grow.",
    place: "Horfield, Bristol",
    at: [51.49, -2.58],
    skills: ["Beekeeping", "Preserving", "Seed saving"],
    joined: 700,
    before: { deals: 44, tp: 380 },
    channels: ["email", "phone"],
    trustLevel: "champion",
    verificationLevel: "premium",
  },
  {
    key: "mateo",
    displayName: "Mateo Silva",
    firstName: "Mateo",
    lastName: "Silva",
    bio: "Joiner by trade. Hand tools get sharpened before they leave the workshop; ask me how to look after them.",
    place: "Bedminster, Bristol",
    at: [51.44, -2.6],
    skills: ["Joinery", "Sharpening", "Bike repair"],
    joined: 365,
    before: { deals: 12, tp: 220 },
    channels: ["email"],
    trustLevel: "trusted",
    verificationLevel: "verified",
  },
  {
    key: "freya",
    displayName: "Freya Lindqvist",
    firstName: "Freya",
    lastName: "Lindqvist",
    bio: "Knits on trains, paints on Sundays. Moving to a smaller flat, so the studio shelf is going first.",
    place: "Southville, Bristol",
    at: [51.44, -2.61],
    skills: ["Knitting", "Watercolour"],
    joined: 190,
    before: { deals: 4, tp: 90 },
    channels: ["email"],
    trustLevel: "contributor",
    verificationLevel: "verified",
  },
  {
    key: "kofi",
    displayName: "Kofi Mensah",
    firstName: "Kofi",
    lastName: "Mensah",
    bio: "New here. Drums, five-a-side and a shed full of things my uncle left me.",
    place: "St Pauls, Bristol",
    at: [51.46, -2.58],
    skills: ["Percussion"],
    joined: 52,
    before: NO_DEALS,
    channels: [],
    trustLevel: "newbie",
    verificationLevel: "basic",
  },
  {
    key: "tomasz",
    displayName: "Tomasz Zieliński",
    firstName: "Tomasz",
    lastName: "Zieliński",
    bio: "Car mechanic, weekend cyclist. If it has a thread on it I probably own the spanner twice.",
    place: "Fishponds, Bristol",
    at: [51.48, -2.53],
    skills: ["Car repair", "Welding", "Bike repair"],
    joined: 520,
    before: { deals: 17, tp: 240 },
    channels: ["email", "phone"],
    trustLevel: "trusted",
    verificationLevel: "premium",
  },
  {
    key: "noor",
    displayName: "Noor Haddad",
    firstName: "Noor",
    lastName: "Haddad",
    bio: "Makes soap and balms in small batches. Everything is labelled with what is in it.",
    place: "Redland, Bristol",
    at: [51.47, -2.6],
    skills: ["Soap making", "Arabic"],
    joined: 230,
    before: { deals: 5, tp: 60 },
    channels: [],
    trustLevel: "contributor",
    verificationLevel: "basic",
  },
  {
    key: "aroha",
    displayName: "Aroha Ngata",
    firstName: "Aroha",
    lastName: "Ngata",
    bio: "Two children who outgrow everything twice a year. Clean, complete, and the missing puzzle piece is always mentioned.",
    place: "Knowle, Bristol",
    at: [51.43, -2.57],
    skills: ["Sewing", "Baking"],
    joined: 160,
    before: { deals: 3, tp: 80 },
    channels: ["phone"],
    trustLevel: "contributor",
    verificationLevel: "verified",
  },
  {
    key: "siobhan",
    displayName: "Siobhán Walsh",
    firstName: "Siobhán",
    lastName: "Walsh",
    bio: "Second-hand bookseller, retired in theory. I wrap well and reply in the evening.",
    place: "Clifton, Bristol",
    at: [51.45, -2.62],
    skills: ["Bookbinding", "Proof-reading"],
    joined: 300,
    before: { deals: 4, tp: 150 },
    channels: ["email", "phone"],
    trustLevel: "contributor",
    verificationLevel: "premium",
  },
  {
    key: "lucia",
    displayName: "Lucía Fernández",
    firstName: "Lucía",
    lastName: "Fernández",
    bio: "Studying at UWE. Looking for a desk that fits under a sloping roof.",
    place: "Stoke Gifford, Bristol",
    at: [51.52, -2.55],
    skills: ["Spanish", "Yoga"],
    joined: 34,
    before: NO_DEALS,
    channels: ["email"],
    trustLevel: "newbie",
    verificationLevel: "verified",
  },
  {
    key: "elif",
    displayName: "Elif Yıldız",
    firstName: "Elif",
    lastName: "Yıldız",
    bio: "Vintage travel things and clocks.",
    place: "Totterdown, Bristol",
    at: [51.44, -2.58],
    skills: [],
    joined: 75,
    before: NO_DEALS,
    channels: ["email"],
    trustLevel: "newbie",
    verificationLevel: "suspended",
    suspended: "Sold items were not handed over",
  },
];

/** Who looks after the market, where ADMIN_EMAIL names nobody else. Two, because one approves what the other asks for. */
export const ADMINS = [
  {
    username: "market-day",
    displayName: "Ines Duarte",
    email: "admin@market-day.example",
    bio: "Looks after Market Day. Write to me when something is not right.",
    place: "Bristol",
    joined: 720,
  },
  {
    username: "market-day-books",
    displayName: "Rafael Costa",
    email: "books@market-day.example",
    bio: "Keeps the books of Market Day.",
    place: "Bristol",
    joined: 719,
  },
] as const;

/** Who looks after what members report. */
export const MODERATOR = {
  username: "sol",
  displayName: "Sol Adeyemi",
  email: "moderator@market-day.example",
  bio: "Reads what you report, weekdays and most weekends.",
  place: "Bristol",
  joined: 300,
  /** When the administrator made them a moderator, in days before the opening. */
  since: 60,
  why: "Knows the neighbourhood, and reads before judging",
} as const;

export function emailOf(key: string): string {
  return `${key}@market-day.example`;
}
