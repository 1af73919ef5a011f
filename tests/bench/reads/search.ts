import type { Client } from "pg";
import { LOOKS, random, tailWords, THINGS } from "../data/vocabulary.ts";
import type { Reader } from "../readers.ts";
import { CARD } from "./itemList.ts";
import type { Read } from "./read.ts";

const DOCUMENT = `query Search($q: String) {
  items(first: 24, filter: { q: $q }) { cursor edges { cursor node { ${CARD} } } pageInfo { hasNextPage endCursor } }
}`;

const TEXTS_OF_A_KIND = 60;

/** Search texts in turn: words that many, some and few items have, two words, and words typed wrongly. */
export async function search(readers: Reader[], client: Client): Promise<Read> {
  const next = random(23);
  const tail = tailWords().slice(2000);
  const oneOf = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? "";
  const kinds: [string, () => string][] = [
    ["common", () => oneOf([...THINGS.slice(0, 20), ...LOOKS.slice(0, 12)])],
    ["two words", () => `${oneOf(LOOKS.slice(0, 30))} ${oneOf(THINGS.slice(0, 40))}`],
    ["less common", () => oneOf(THINGS.slice(40))],
    ["rare", () => oneOf(tail)],
    ["typo", () => mistyped(oneOf(THINGS.filter((thing) => thing.length > 4)), next())],
  ];
  const texts: { kind: string; found: string[] }[] = [];
  for (const [kind, text] of kinds)
    texts.push({
      kind,
      found: await foundBy(client, Array.from({ length: TEXTS_OF_A_KIND }, text)),
    });

  const samples = readers.map((reader, n) => {
    const { kind, found } = texts[n % texts.length] ?? { kind: "", found: [] };
    return {
      reader,
      variables: { q: found[Math.floor(n / texts.length) % found.length] ?? "" },
      kind,
    };
  });
  return {
    name: "text search",
    path: "/search",
    document: DOCUMENT,
    samples,
    goal: { id: "P2", ofFloor: 0.9, timesOf: { "Mercurius with JIT": 1, "PostGraphile 5": 1 } },
  };
}

/** Only texts that find something: a small market does not have every word. */
async function foundBy(client: Client, texts: string[]): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(
    `select text from unnest($1::text[]) text, search_query(string_to_array(text, ' ')) query
     where exists (select 1 from items where status = 'available' and search @@ query) order by text`,
    [texts],
  );
  return rows.map(({ text }) => text);
}

/** Two letters inside the word in the wrong order. */
function mistyped(word: string, chance: number): string {
  const at = 1 + Math.floor(chance * (word.length - 3));
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
