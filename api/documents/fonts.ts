import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** The faces of the design, as a PDF embeds them: static .woff, because the embedder cannot read .woff2. */
const FILES = {
  display: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
  displayExt: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
  body: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  bodyExt: "@fontsource/figtree/files/figtree-latin-ext-400-normal.woff",
  strong: "@fontsource/figtree/files/figtree-latin-600-normal.woff",
  strongExt: "@fontsource/figtree/files/figtree-latin-ext-600-normal.woff",
} as const;

export type Face = "display" | "body" | "strong";

let read: Map<string, Buffer> | undefined;

/** Every face with its bytes, read from the disk once. */
export function faces(): Map<string, Buffer> {
  read ??= new Map(
    Object.entries(FILES).map(([name, path]) => [name, readFileSync(resolve(path))]),
  );
  return read;
}

/** A piece of text that one font file has all letters of. */
export interface Run {
  face: string;
  text: string;
}

// What the files cover. Other scripts have no face here.
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2002-\u2027\u2030-\u203a\u20ac\u2122\u2212]/;
const LATIN_EXT = /[\u0100-\u024f\u1e00-\u1eff]/;
const UNKNOWN = "?";

/** Cuts a text where the font file changes. A letter that no file has becomes a question mark. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC").replaceAll(/\s+/g, " ")) {
    const isExt = LATIN_EXT.test(letter);
    const file = isExt ? `${face}Ext` : face;
    const known = isExt || LATIN.test(letter) ? letter : UNKNOWN;
    const last = runs.at(-1);
    if (last?.face === file) last.text += known;
    else runs.push({ face: file, text: known });
  }
  return runs;
}
