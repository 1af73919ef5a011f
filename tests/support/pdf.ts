import { inflateSync } from "node:zlib";

/** What a reader program finds in a PDF of ours. */
export interface ReadPdf {
  /** The objects as they are written, streams left out. */
  objects: string[];
  /** The letters on each page, in the order in which they are drawn; blanks left out. */
  pages: string[];
  /** What the parts of the structure are, such as H1 or TD; how often each. */
  tags: Record<string, number>;
  /** The description of the document, in XMP. */
  metadata: string;
}

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

/** Reads letters and structure back from the bytes. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const heads = [...objects.values()].map(({ head }) => head);
  const pages = heads.filter((head) => /\/Type \/Page\b/.test(head));
  const tags: Record<string, number> = {};
  for (const head of heads) {
    const tag = /^<<\s*\/S \/(\w+)/.exec(head)?.[1];
    if (tag && /\/P \d+ 0 R/.test(head)) tags[tag] = (tags[tag] ?? 0) + 1;
  }
  return {
    objects: heads,
    pages: pages.map((page) => textOf(page, objects)),
    tags,
    metadata: [...objects.values()]
      .filter(({ head }) => /\/Type \/Metadata/.test(head))
      .map(({ stream }) => stream?.toString("utf8") ?? "")
      .join(""),
  };
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const text = bytes.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = "", body = ""] = match;
    const [head = "", raw] = body.split(/\nstream\n/, 2);
    const packed =
      raw === undefined ? undefined : Buffer.from(raw.replace(/\nendstream$/, ""), "latin1");
    const stream = packed && /FlateDecode/.test(head) ? inflateSync(packed) : packed;
    objects.set(id, { head, stream });
  }
  return objects;
}

function textOf(page: string, objects: Map<string, PdfObject>): string {
  const content = objects
    .get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "")
    ?.stream?.toString("latin1");
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)?.[1] ?? "")?.head ?? page;
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [
      name,
      lettersOf(id, objects),
    ]),
  );
  let letters: Map<number, string> | undefined;
  let text = "";
  for (const [, font, drawn] of (content ?? "").matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font);
    for (const [, hex = ""] of (drawn ?? "").matchAll(/<([0-9a-f]+)>/gi))
      for (const [code] of hex.matchAll(/.{4}/g))
        text += letters?.get(parseInt(code, 16)) ?? "\uFFFD";
  }
  return text.replaceAll(/\s/g, "");
}

/** Glyph -> letter, from the table that makes text searchable. */
function lettersOf(id: string, objects: Map<string, PdfObject>): Map<number, string> {
  const font = objects.get(id)?.head ?? "";
  const table = objects
    .get(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? "")
    ?.stream?.toString("latin1");
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of (table ?? "").matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    let glyph = parseInt(from, 16);
    for (const [, hex = ""] of list.matchAll(/<([0-9a-f ]*)>/gi)) {
      const units = hex.replaceAll(" ", "").match(/.{4}/g) ?? [];
      letters.set(glyph++, String.fromCharCode(...units.map((unit) => parseInt(unit, 16))));
    }
  }
  return letters;
}
