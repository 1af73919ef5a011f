import { anItem, type ListedItem } from "../../support/factories.ts";
import type { Market } from "../../support/market.ts";
import type { Person } from "../../support/people.ts";
import { uploaded } from "../../support/photos.ts";
import { allKinds, photoOfKind, type Kind } from "./kinds.ts";

/** How many things of each kind are listed. */
const OF_A_KIND = 5;
const KINDS_LISTED = 40;

export interface Photographed {
  sellers: Person[];
  /** The kinds of which five things are on the market, and those of which there is none. */
  listed: Kind[];
  unlisted: Kind[];
  items: (ListedItem & { kind: Kind; seller: Person })[];
}

/** A market of 200 photographed things: five of 40 kinds each, of ten sellers. */
export async function photographedMarket(market: Market): Promise<Photographed> {
  const sellers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => market.member(`Seller${n}`)),
  );
  const kinds = allKinds();
  // Every second kind, so that each category has some that are listed and some that are not.
  const listed = kinds.filter((_, n) => n % 2 === 1 || n === 0).slice(0, KINDS_LISTED);
  const items: Photographed["items"] = [];
  for (const [k, kind] of listed.entries())
    for (let n = 0; n < OF_A_KIND; n += 1) {
      const seller = sellers[(k + 2 * n) % sellers.length] as Person;
      const images = [await uploaded(seller, await photoOfKind(kind, n))];
      const words = kind.name.replaceAll("-", " ");
      const item = await anItem(seller, {
        title: `${["Blue", "Old", "Fine", "Small", "Good"][n]} ${words}`,
        description: `A ${words} that was used with care. Collection only.`,
        category: kind.category,
        trustPoints: 20 + n,
        images,
      });
      items.push({ ...item, kind, seller });
    }
  return {
    sellers,
    listed,
    unlisted: kinds.filter((kind) => !listed.includes(kind)),
    items,
  };
}
