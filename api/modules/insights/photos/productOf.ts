import { SCANNER } from "../../../../schema/limits.ts";
import { categoryTag } from "../../../../schema/tags.ts";
import { priceWords } from "../prices/words.ts";

/** An item that looks like the photo, with its share of the vote. */
export interface Voter {
  photo: { title: string; category: string; condition: string; tags: string[] };
  share: number;
}

/** What similar items say of a product. */
export interface NamedProduct {
  name: string | null;
  category: string;
  description: string | null;
  condition: string | null;
  tags: string[];
}

/** A word is part of the name with so much of the category's vote, a tag is taken over with so much. */
const NAME_FROM = 0.6;
const TAG_FROM = 0.4;

/** What a product of a category is called, by the items of that category that look like it. Pure. */
export function productOf(category: string, voters: readonly Voter[]): NamedProduct {
  const votes = voters.filter(({ photo }) => photo.category === category);
  const total = votes.reduce((sum, { share }) => sum + share, 0) || 1;
  const shared = (each: (photo: Voter["photo"]) => readonly string[]) => {
    const counted = new Map<string, number>();
    for (const { photo, share } of votes)
      for (const word of new Set(each(photo)))
        counted.set(word, (counted.get(word) ?? 0) + share / total);
    return [...counted].sort((a, b) => b[1] - a[1]);
  };
  const words = shared(({ title }) => priceWords(title, [], category));
  const telling = words.filter(([, share]) => share >= NAME_FROM).map(([word]) => word);
  const name = nameOf(votes, new Set(telling), category);
  // Of the tags, only what titles say: descriptions also tell how a thing is handed over.
  const said = new Set(words.map(([word]) => word));
  const tags = shared((photo) => photo.tags)
    .filter(([tag, share]) => share >= TAG_FROM && tag !== categoryTag(category))
    .map(([tag]) => tag)
    .filter((tag) => priceWords(tag, [], category).every((word) => said.has(word)))
    .slice(0, SCANNER.tagsMax);
  const [condition] = shared((photo) => [photo.condition]);
  return {
    name,
    category,
    description: name === null ? null : `${name}, as on the photo.`,
    condition: condition?.[0] ?? null,
    tags,
  };
}

/**
 * The words that the titles share, as they are written in the title that has most of them; null without any, or if they
 * only say what the things are like and not what they are.
 */
function nameOf(
  votes: readonly Voter[],
  words: ReadonlySet<string>,
  category: string,
): string | null {
  const written = votes
    .filter(({ photo }) => words.has(headOf(photo.title, category)))
    .map(({ photo }) => writtenWith(photo.title, words, category))
    .reduce<string[]>((best, each) => (each.length > best.length ? each : best), []);
  const name = written.join(" ");
  return name === "" ? null : name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a title says that the thing is: its last word before a comma or what follows with "of", "for" and the like. */
function headOf(title: string, category: string): string {
  return priceWords(phraseOf(title), [], category).at(-1) ?? "";
}

/** A title up to there: what comes behind it is said of the thing, and is no name without its commas. */
function phraseOf(title: string): string {
  return title.split(/[,;:(–]|\s(?:with|for|of|in|on|by|to|and|from)\s/i)[0] ?? "";
}

function writtenWith(title: string, words: ReadonlySet<string>, category: string): string[] {
  const said = new Set<string>();
  return phraseOf(title)
    .split(/\s+/)
    .flatMap((token) => {
      const bare = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
      const [word] = priceWords(bare, [], category);
      if (word === undefined || !words.has(word) || said.has(word)) return [];
      said.add(word);
      return bare;
    });
}

/** The proper names of a title, which are written with a capital letter inside it; null without any. */
export function brandIn(title: string): string | null {
  const names = title
    .split(/\s+/)
    .slice(1)
    .map((token) => token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((token) => /^\p{Lu}\p{L}+$/u.test(token));
  return names.length === 0 ? null : names.join(" ");
}
