import { midnight } from "../../support/analyticsFromScratch.ts";
import { anItem, type ListedItem } from "../../support/factories.ts";
import type { Market } from "../../support/market.ts";
import type { Person } from "../../support/people.ts";

/** For how many days members were interested in the categories of an interested market. */
export const INTERESTED_DAYS = 90;
export const INTERESTED_IN = ["Home & Garden", "Electronics", "Books & Media"] as const;

export interface Interested {
  seller: Person;
  members: Person[];
  /** One item for each category. */
  items: ListedItem[];
}

/** How many members look at something of a category, some days before today: more at weekends. */
export function looksAt(market: Market, category: number, daysAgo: number): number {
  const weekday = (midnight(market, -daysAgo).getUTCDay() + 6) % 7;
  return 4 + category + (weekday >= 5 ? 3 : 0);
}

/** A market of one seller, in which up to twelve members look at an item of three categories on each of the last days. */
export async function interestedMarket(market: Market): Promise<Interested> {
  const seller = await market.member("Selma");
  const members = await Promise.all(
    Array.from({ length: 12 }, (_, n) => market.member(`Looker${n + 1}`)),
  );
  const items = await Promise.all(
    INTERESTED_IN.map((category, n) => anItem(seller, { title: `Thing ${n}`, category })),
  );
  for (const [category, item] of items.entries()) {
    const days = Array.from({ length: INTERESTED_DAYS }, (_, n) => INTERESTED_DAYS - n);
    const seen = days.flatMap((ago) =>
      members
        .slice(0, looksAt(market, category, ago))
        .map((member) => ({ ago, id: Number(member.id) })),
    );
    await market.rows(
      `insert into item_views (item_id, user_id, day)
       select $1, m, $4::date - ago from unnest($2::int[], $3::int[]) given (m, ago)`,
      [
        Number(item.id),
        seen.map(({ id }) => id),
        seen.map(({ ago }) => ago),
        midnight(market).toISOString().slice(0, 10),
      ],
    );
  }
  return { seller, members, items };
}
