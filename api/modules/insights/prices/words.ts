import { categoryTag } from "../../../../schema/tags.ts";

/** Words that say nothing about what a thing is worth. */
const SILENT = new Set(
  "a an and are as at be by for from has have in is it its my of on or our sale sell selling swap that the this to very was were with you your".split(
    " ",
  ),
);
/** The rest of a longer title is left out. */
const WORDS_MAX = 24;

/**
 * The words by which the prices of things are compared: in lower case, without accents, each once. A plural is its
 * singular ("lamps" is "lamp"), a figure goes with its unit ("500 GB" is "500gb"), and what is joined by a hyphen is one
 * word ("hand-made" is "handmade"). The tag of the category says
 * nothing new.
 */
export function priceWords(title: string, tags: readonly string[], category: string): string[] {
  const said = tags.filter((tag) => tag !== categoryTag(category));
  const words = [title, ...said]
    .join(" ")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/(?<=\p{L})[-‐](?=\p{L})/gu, "")
    .replace(/(\d)\s+(?=(?:gb|tb|mm|cm|m|kg|g|l|ml|w|v)\b)/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !SILENT.has(word));
  return [...new Set(words.map(singular))].slice(0, WORDS_MAX);
}

function singular(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}
