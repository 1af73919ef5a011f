import { loadModule, parseSync as parseSql, type Node } from "libpg-query";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor, type ESTree } from "vite";
import { rowTypeOf, type RowType } from "./rowTypes.ts";
import { SourceFile } from "./sourceFile.ts";

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
  /** The type that the code gives its rows: `sql<T>`, or `rows<T>(em, sql...)`. Undefined = none, or one from elsewhere. */
  row?: RowType | undefined;
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
  const source = new SourceFile(join(API, file), text);
  /** By where the template begins: the type that its reader names. */
  const ofReader = new Map<number, ESTree.TSType | undefined>();
  const readCall = ({ callee, typeArguments, arguments: args }: ESTree.CallExpression) => {
    const last = args.at(-1);
    if (callee.type !== "Identifier" || !READERS.test(callee.name)) return;
    if (last?.type === "TaggedTemplateExpression")
      ofReader.set(last.start, typeArguments?.params[0]);
  };
  const read = ({ tag, quasi, start, typeArguments }: ESTree.TaggedTemplateExpression) => {
    if (tag.type !== "Identifier" || tag.name !== "sql") return;
    const place = `${file}:${text.slice(0, start).split("\n").length}`;
    const texts = quasi.quasis.map(({ value }) => value.cooked ?? "");
    const words = written(texts);
    // What joins a list that is put together elsewhere.
    if (/^\s*(union all|and|or|,)?\s*$/.test(words)) return;
    const parsed = parse(withFragments(source, quasi)) ?? parse(words);
    const type = typeArguments?.params[0] ?? ofReader.get(start);
    const row = type && rowTypeOf(type, source);
    found.push(parsed ? { place, row, ...parsed } : `${place} ${words.trim()}`);
  };
  new Visitor({ CallExpression: readCall, TaggedTemplateExpression: read }).visit(source.program);
  return found;
}

const READERS = /^(?:keyedR|lockedR|r)ows?$/;

/** The text of a template, with the text of each `${columns}` or `${columns(me)}` that is a template itself. */
function withFragments(
  source: SourceFile,
  { quasis, expressions }: ESTree.TemplateLiteral,
): string {
  const texts = [quasis[0]?.value.cooked ?? ""];
  for (const [n, expression] of expressions.entries()) {
    const after = quasis[n + 1]?.value.cooked ?? "";
    const fragment = source.fragment(expression);
    if (!fragment) texts.push(after);
    else texts.push(`${texts.pop()}${withFragments(fragment.source, fragment.quasi)}${after}`);
  }
  return written(texts);
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
