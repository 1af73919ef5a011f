import { loadModule, parseSync as parseSql, type Node } from "libpg-query";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

await loadModule();

const API = join(import.meta.dirname, "../../../api");
const OTHERS = /\.test\.ts$|^db\/migrations\//;

/** One `sql` template of the api, as PostgreSQL reads it. */
export interface Template {
  /** `modules/items/likeItem.ts:20` */
  place: string;
  /** One or more statements, or a piece of one: a condition, columns, tables. */
  isPiece: boolean;
  statements: Node[];
}

/** The templates of the api, and the places of those that cannot be read. */
export function templatesOfApi(): { templates: Template[]; unread: string[] } {
  const files = globSync("**/*.ts", { cwd: API }).filter((file) => !OTHERS.test(file));
  const found = files
    .toSorted()
    .flatMap((file) => templatesOf(file, readFileSync(join(API, file), "utf8")));
  return {
    templates: found.filter((each) => typeof each !== "string"),
    unread: found.filter((each) => typeof each === "string"),
  };
}

/** The templates in the text of a file; the place of each that cannot be read. */
export function templatesOf(file: string, text: string): (Template | string)[] {
  const found: (Template | string)[] = [];
  const read = ({ tag, quasi, start }: ESTree.TaggedTemplateExpression) => {
    if (tag.type !== "Identifier" || tag.name !== "sql") return;
    const place = `${file}:${text.slice(0, start).split("\n").length}`;
    const words = written(quasi.quasis.map(({ value }) => value.cooked ?? ""));
    // What joins a list that is put together elsewhere.
    if (/^\s*(union all|and|or|,)?\s*$/.test(words)) return;
    const parsed = parse(words);
    found.push(parsed ? { place, ...parsed } : `${place} ${words.trim()}`);
  };
  new Visitor({ TaggedTemplateExpression: read }).visit(parseSync(file, text).program);
  return found;
}

/** Behind these a value or a name is put in; behind anything else a piece that the rest can do without. */
const TAKES_NAME =
  /(?:\b(?:select|distinct|from|where|and|or|on|by|not|limit|offset|in|set|values|then|else|when|case|any|join|update|into|lateral|is|as|between|like|ilike|both|having|using|schema)|[,(=<>+\-*/%|.@~&[]|^)\s*$/i;

/** A template with names in place of what is put in: `"?1"`, of which nothing is known. A query in brackets is one of all its columns. */
function written(texts: readonly string[]): string {
  let all = texts[0] ?? "";
  for (const [n, text] of texts.slice(1).entries()) {
    const isName = TAKES_NAME.test(all) || text.startsWith("::");
    const isQuery =
      /\b(?:from|join|as|materialized|lateral)\s*\(\s*$/i.test(all) &&
      /^\s*(?:\)|order)/.test(text);
    if (isQuery) all += `select * from "?${n + 1}"`;
    else if (/\blateral\s*$/i.test(all)) all += `(select * from "?${n + 1}")`;
    else if (isName)
      all += /\bset\s*$/i.test(all) && /^\s*where/.test(text) ? `"?" = 1` : `"?${n + 1}"`;
    // A table alone may not stand in brackets.
    else if (/\bjoin\s*\(\s*\w+ \w+\s*$/i.test(all)) all += ` cross join "?${n + 1}"`;
    else all += " ";
    all += text;
  }
  return all;
}

/** A piece is read as a part of the first of these that takes it. */
const WHOLES: readonly ((piece: string) => string)[] = [
  (piece) => `select ${piece}`,
  (piece) => `select 1 from "?" where ${piece}`,
  (piece) => `select 1 from ${piece}`,
  (piece) => `select 1 from "?" ${piece}`,
  (piece) => `select 1 from "?" where true ${piece}`,
  (piece) => `select 1 ${piece}`,
  (piece) => `select 1 from "?" order by ${piece}`,
  (piece) => `update "?" set ${piece}`,
  (piece) => `update "?" set "?" = 1 ${piece}`,
];

function parse(text: string): Pick<Template, "isPiece" | "statements"> | undefined {
  for (const whole of [(it: string) => it, ...WHOLES]) {
    try {
      const statements = parseSql(whole(text)).stmts?.flatMap(({ stmt }) => (stmt ? [stmt] : []));
      if (statements?.length)
        return { isPiece: whole(text) !== text || text.trimStart().startsWith("("), statements };
    } catch {
      // As a part of something else, then.
    }
  }
  return undefined;
}
