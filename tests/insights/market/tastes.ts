import { CATEGORIES } from "../../../schema/limits.ts";
import { KINDS, type MarketItem, type SyntheticMarket } from "./market.ts";
import { randomFrom } from "./random.ts";

// Members with tastes of their own, who look around. What each would open is known, and so is how good a list is.

const DAY = 24 * 3600_000;
/** How many items a member sees on a day on the market. */
const SEEN_A_DAY = 24;

export type Did = "view" | "like" | "message" | "cart" | "offer" | "bought";

/** How often somebody who opened an item goes on to this. */
const THEN: readonly (readonly [Exclude<Did, "view">, number])[] = [
  ["like", 0.2],
  ["message", 0.08],
  ["cart", 0.08],
  ["offer", 0.06],
  ["bought", 0.03],
];

export interface Act {
  memberId: number;
  item: MarketItem;
  did: Did;
  at: Date;
}

export interface Tastes {
  /** How likely a member opens an item that is shown. */
  openChance(memberId: number, item: MarketItem): number;
  /** What members did in the weeks before the market's `now`, in order. */
  acts: Act[];
  /** The same of the week after it, which nobody could know. */
  later: Act[];
}

/** Tastes of members 1 to `members`, and what came of them in the `days` before now and the seven after. */
export function tastesOf(
  market: SyntheticMarket,
  { seed, members, days = 60 }: { seed: number; members: number; days?: number },
): Tastes {
  const random = randomFrom(seed);
  const tastes = Array.from({ length: members }, () => ({
    categories: random.dirichlet(CATEGORIES.length, 0.25),
    kinds: CATEGORIES.map(() => random.dirichlet(KINDS, 0.6)),
    /** How many days a week somebody is on the market. */
    days: 1 + 4 * random.next() ** 2,
  }));

  const openChance = (memberId: number, { is, worth, ask }: MarketItem) => {
    const taste = tastes[memberId - 1];
    if (!taste) return 0;
    const liking =
      (taste.categories[is.category] ?? 0) * (taste.kinds[is.category]?.[is.kind] ?? 0);
    // 1 is the liking of somebody who likes all kinds equally.
    const fit = liking * CATEGORIES.length * KINDS * (worth / ask) ** 0.7;
    return 1 - Math.exp(-0.2 * fit);
  };

  const listed = [...market.items].sort((a, b) => a.listedAt.getTime() - b.listedAt.getTime());
  const acts: Act[] = [];
  for (let day = -days; day < 7; day += 1) {
    const start = market.now.getTime() + day * DAY;
    const open = listed.filter(
      ({ listedAt, soldAt }) =>
        listedAt.getTime() < Math.min(start, market.now.getTime()) &&
        (soldAt === null || soldAt.getTime() > start),
    );
    for (const [index, taste] of tastes.entries()) {
      if (random.next() > taste.days / 7) continue;
      for (let n = 0; n < SEEN_A_DAY; n += 1) {
        const item = random.pick(open);
        const memberId = index + 1;
        if (item.sellerId === memberId || random.next() > openChance(memberId, item)) continue;
        const at = new Date(start + random.next() * DAY);
        acts.push({ memberId, item, did: "view", at });
        for (const [did, share] of THEN)
          if (random.next() < share) acts.push({ memberId, item, did, at });
      }
    }
  }
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  return {
    openChance,
    acts: acts.filter(({ at }) => at < market.now),
    later: acts.filter(({ at }) => at >= market.now),
  };
}
