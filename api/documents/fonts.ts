import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Font weights for letters that the design's faces do not have. */
const WEIGHTS = { display: 700, body: 400, strong: 600 } as const;

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
    [...Object.entries(FILES), ...otherFiles()].map(([name, path]) => [
      name,
      readFileSync(resolve(path)),
    ]),
  );
  return read;
}

function otherFiles(): [name: string, path: string][] {
  return Object.entries(WEIGHTS).flatMap(([face, weight]) =>
    OTHERS.map(({ script }): [string, string] => [
      `${face} ${script}`,
      `@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`,
    ]),
  );
}

/** A piece of text whose letters are all in one font file. */
export interface Run {
  face: string;
  text: string;
}

// The letters that the files cover, from the unicode.json of each package. Other scripts have no face here.
const LATIN =
  /[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2002-\u2027\u2030-\u203a\u20ac\u2122\u2212]/;
const LATIN_EXT = /[\u0100-\u024f\u1e00-\u1eff]/;
const OTHERS = [
  { script: "cyrillic", has: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/ },
  { script: "cyrillic-ext", has: /[\u0460-\u052f]/ },
  {
    script: "greek",
    has: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff]/,
  },
  { script: "greek-ext", has: /[\u1f00-\u1fff]/ },
] as const;
const UNKNOWN = "?";

/** Cuts a text where the font file changes. A letter that no file has becomes a question mark. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC").replaceAll(/\s+/g, " ")) {
    const { file, known } = placeOf(face, letter);
    const last = runs.at(-1);
    if (last?.face === file) last.text += known;
    else runs.push({ face: file, text: known });
  }
  return runs;
}

function placeOf(face: Face, letter: string): { file: string; known: string } {
  if (LATIN.test(letter)) return { file: face, known: letter };
  if (LATIN_EXT.test(letter)) return { file: `${face}Ext`, known: letter };
  const other = OTHERS.find(({ has }) => has.test(letter));
  if (other) return { file: `${face} ${other.script}`, known: letter };
  return { file: face, known: UNKNOWN };
}
