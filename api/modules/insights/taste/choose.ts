import { fitOf, type Supply, type Taste, type TasteItem } from "./taste.ts";

/** So much of a list may be of one member, and of one category: two and four of six. */
const OF_A_SELLER = 1 / 3;
const OF_A_CATEGORY = 2 / 3;

/** An item that may be recommended. */
export interface Candidate extends TasteItem {
  itemId: number;
  sellerId: number;
}

export interface Scored<Found extends Candidate = Candidate> {
  item: Found;
  score: number;
}

/** The items of somebody's taste, the best first. Pure. */
export function ranked<Found extends Candidate>(
  { taste, supply }: { taste: Taste; supply: Supply },
  candidates: readonly Found[],
): Scored<Found>[] {
  const scored = candidates.map((item) => ({ item, score: fitOf(taste, item, supply) }));
  return scored.sort((a, b) => b.score - a.score || b.item.itemId - a.item.itemId);
}

/** The first of a list; of six at most two are of one member and four of one category. */
export function varied<Found extends { item: Candidate }>(
  list: readonly Found[],
  count: number,
): Found[] {
  const sellers = new Map<number, number>();
  const categories = new Map<string, number>();
  const most = {
    seller: Math.ceil(OF_A_SELLER * count),
    category: Math.ceil(OF_A_CATEGORY * count),
  };
  const chosen: Found[] = [];
  for (const found of list) {
    if (chosen.length === count) break;
    const { sellerId, category } = found.item;
    const [ofSeller, ofCategory] = [sellers.get(sellerId) ?? 0, categories.get(category) ?? 0];
    if (ofSeller >= most.seller || ofCategory >= most.category) continue;
    sellers.set(sellerId, ofSeller + 1);
    categories.set(category, ofCategory + 1);
    chosen.push(found);
  }
  return chosen;
}

/** Any of the candidates: another one each day for each member, and the same all day. */
export function chooseAny<Found extends { item: { itemId: number } }>(
  candidates: readonly Found[],
  { memberId, day }: { memberId: number; day: number },
): Found | undefined {
  const sorted = [...candidates].sort((a, b) => a.item.itemId - b.item.itemId);
  return sorted[mixed(memberId, day) % Math.max(1, sorted.length)];
}

/** A number that looks random, of two. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
