import { beforeAll, describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();

/** Ids so far apart that the items lie in ten spans of 8192. */
const [ITEMS, APART] = [4000, 20];
const SELLER = 1;

/** One in so many has the word in its title; in the text, where it says so. */
const WORDS = { oak: 2, brass: 5, kayak: 40, sextant: 900, abacus: 1900, vintage: 71 };
const IN_TEXT = { vintage: 3, lacquer: 300 };

beforeAll(async () => {
  const { id } = await market.member("Seller");
  if (Number(id) !== SELLER) throw new Error(`the first member is ${id}`);
  const having = (words: Record<string, number>) =>
    Object.entries(words)
      .map(([word, every]) => `case when n % ${every} = 0 then ' ${word}' else '' end`)
      .join(" || ");
  await market.rows(
    `insert into items (id, user_id, title, description, category, condition, trust_points, tp_value, status)
     select n * $1::int, $3::int, 'Lamp' || ${having(WORDS)}, 'Found' || ${having(IN_TEXT)} || case when n < 500 then ' attic' else '' end,
       case n % 3 when 0 then 'Electronics' else 'Other' end, 'Good', 1 + n % 900, 1 + n % 900, case n % 7 when 0 then 'sold' else 'available' end
     from generate_series(1, $2::int) n`,
    [APART, ITEMS, SELLER],
  );
  await market.rows(`analyze items`);
}, 60_000);

const TEXTS = [
  ["lamp"],
  ["oak"],
  ["kayak"],
  ["sextant"],
  ["lacquer"],
  ["attic"],
  ["vintage"],
  ["l"],
  ["latern"],
  ["sextnat"],
  ["oak", "kayak"],
  ["brass", "sextant"],
  ["abacus", "sextant"],
  ["vintage", "oak", "kayak"],
  ["lam", "lacq"],
  ["the"],
  ["oak", "submarine"],
];

/** Categories, least and most TP, seller, how many. */
const FILTERS: [string, unknown[]][] = [
  ["nothing else", [null, null, null, null, 300]],
  ["only the newest five", [null, null, null, null, 5]],
  ["all of them", [null, null, null, null, 5000]],
  ["a category", [["Electronics"], null, null, null, 60]],
  ["a wide price", [null, 100, 700, null, 60]],
  ["one price", [null, 77, 77, null, 60]],
  ["a seller", [null, null, null, SELLER, 60]],
];

describe("the newest matches, found span by span", () => {
  it.each(FILTERS)("are those that a look at every item finds: %s", async (_name, filter) => {
    for (const words of TEXTS)
      expect(await found(words, filter), words.join(" ")).toEqual(await foundInAll(words, filter));
  });

  it("finds something with most of these words", async () => {
    const counts = await Promise.all(
      TEXTS.map(async (words) => (await found(words, FILTERS[0]?.[1] ?? [])).length),
    );
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(10);
  });
});

const TWO_SPANS = (2 * 8192) / APART;
it("reads a part of the items for words that most of them have, and none for a word that none has", async () => {
  expect(await readsFor(["lamp"])).toBeLessThan(2 * TWO_SPANS);
  expect(await readsFor(["lamp", "oak"])).toBeLessThan(2 * TWO_SPANS);
  expect(await readsFor(["10kg"])).toBe(0);
  expect(await readsFor(["sextant"])).toBeGreaterThan(0);
});

it("takes no common word for a rare one because all of the newest items are sold", async () => {
  await market.rows(
    `insert into items (id, user_id, title, description, category, condition, trust_points, tp_value, status)
     select n * $1::int, $3::int, 'Lamp', 'Gone', 'Other', 'Good', 1, 1, 'sold' from generate_series($2::int + 1, $2::int + 900) n`,
    [APART, ITEMS, SELLER],
  );
  expect(await readsFor(["lamp"])).toBeLessThan(2 * TWO_SPANS);
  const filter = [null, null, null, null, 300];
  expect(await found(["lamp"], filter)).toEqual(await foundInAll(["lamp"], filter));
});

/** How many items a search looks at. */
async function readsFor(words: string[]): Promise<number> {
  // What the connection has read before is still counted: the difference, each part asked after the one before it.
  const [row] = await market.rows<{ reads: number }>(
    `with before as materialized (select pg_stat_get_xact_tuples_fetched('items'::regclass) as reads),
     asked as materialized (
       select reads, (select count(*) from search_candidates(case when reads >= 0 then $1::text[] end, null, null, null, null, 20)) as found from before)
     select (pg_stat_get_xact_tuples_fetched('items'::regclass) - reads + 0 * found)::int as reads from asked`,
    [words],
  );
  return row?.reads ?? Infinity;
}

type Match = { id: number; rank: number };

function found(words: string[], filter: unknown[]): Promise<Match[]> {
  return market.rows<Match>(
    `select id, rank from search_candidates($1::text[], $2::text[], $3::int, $4::int, $5::int, $6::int) order by id`,
    [words, ...filter],
  );
}

/** What is promised, asked without an index: the newest with all words, and the newest with all words in the title. */
function foundInAll(words: string[], filter: unknown[]): Promise<Match[]> {
  return market.rows<Match>(
    `with query as materialized (select search_query($1::text[]) as wanted),
     fitting as materialized (
       select i.*, wanted from items i, query where i.status = 'available' and numnode(wanted) > 0 and (i.search @@ wanted) is true
         and ($2::text[] is null or i.category = any($2)) and ($3::int is null or i.tp_value >= $3)
         and ($4::int is null or i.tp_value <= $4) and ($5::int is null or i.user_id = $5))
     select id, (ts_rank_cd(search, wanted) * 1e6)::int as rank from fitting where id in (
       (select id from fitting order by id desc limit $6::int)
       union (select id from fitting where title_words @@ wanted order by id desc limit $6::int)) order by id`,
    [words, ...filter],
  );
}
