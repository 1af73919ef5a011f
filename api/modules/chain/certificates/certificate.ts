import type {
  AchievementRarity,
  CertificateKind,
  CertificateRarity,
} from "../../../core/graphql/enums.ts";

// What a certificate says, from what the market knows. Pure functions.

/** A deal through which a thing went. */
export interface PassportLink {
  /** An ISO moment. */
  at: string;
  /** `purchase` or `exchange`. */
  type: string;
  condition: string;
  /** What the photos' files are called: a part of their SHA-256. */
  photos: readonly string[];
}

/** A thing that a member got in a deal and still has. */
export interface HeldItem {
  dealId: number;
  title: string;
  category: string;
  /** The oldest first, at least one. */
  links: readonly PassportLink[];
}

export interface Unlocked {
  id: number;
  name: string;
  description: string;
  rarity: AchievementRarity;
  points: number;
  /** An ISO moment. */
  unlockedAt: string;
}

export interface Stated {
  tokenId: string;
  kind: CertificateKind;
  name: string;
  description: string;
  rarity: CertificateRarity;
  attributes: { name: string; value: string }[];
  links: readonly PassportLink[];
}

/** The first level with a certificate: everybody begins with 1. */
const FIRST_LEVEL = 2;

/** From how many deals on, and from which level on, a rarity is said. Source: panels 7 */
const BY_LINKS = { rare: 2, epic: 4, legendary: 7 } as const;
const BY_LEVEL = { rare: 5, epic: 10, legendary: 20 } as const;

export function passportOf({ dealId, title, category, links }: HeldItem): Stated {
  const [first] = links;
  const last = links.at(-1);
  const deals = links.length === 1 ? "1 deal" : `${links.length} deals`;
  return {
    tokenId: `passport-${dealId}`,
    kind: "passport",
    name: title,
    description: `Went through ${deals} on this market.`,
    rarity: rarityOf(links.length, BY_LINKS),
    attributes: [
      { name: "Category", value: category },
      { name: "Condition", value: last?.condition ?? "" },
      { name: "Deals", value: String(links.length) },
      { name: "First deal", value: first?.at.slice(0, 10) ?? "" },
    ],
    links,
  };
}

export function levelCertificate(memberId: number, level: number, xp: number): Stated | undefined {
  if (level < FIRST_LEVEL) return undefined;
  return {
    tokenId: `level-${level}-${memberId}`,
    kind: "level",
    name: `Level ${level}`,
    description: "Reached by deals, listings, reviews and quick answers.",
    rarity: rarityOf(level, BY_LEVEL),
    attributes: [
      { name: "Level", value: String(level) },
      { name: "XP", value: String(xp) },
    ],
    links: [],
  };
}

export function achievementOf(
  memberId: number,
  { id, name, description, rarity, points, unlockedAt }: Unlocked,
): Stated {
  return {
    tokenId: `achievement-${id}-${memberId}`,
    kind: "achievement",
    name,
    description,
    // The documented certificates know four.
    rarity: rarity === "mythic" ? "legendary" : rarity,
    attributes: [
      { name: "XP", value: String(points) },
      { name: "Unlocked", value: unlockedAt.slice(0, 10) },
    ],
    links: [],
  };
}

/** Whether what a certificate says is still so, given what the market says of its member now. A level may have risen. */
export function stillHolds(
  { tokenId, kind }: Pick<Stated, "tokenId" | "kind">,
  now: readonly Stated[],
): boolean {
  if (kind !== "level") return now.some((one) => one.tokenId === tokenId);
  const reached = now.find((one) => one.kind === "level");
  return reached !== undefined && levelIn(reached.tokenId) >= levelIn(tokenId);
}

function levelIn(tokenId: string): number {
  return Number(tokenId.split("-")[1]);
}

function rarityOf(
  count: number,
  from: { rare: number; epic: number; legendary: number },
): CertificateRarity {
  if (count >= from.legendary) return "legendary";
  if (count >= from.epic) return "epic";
  return count >= from.rare ? "rare" : "common";
}
