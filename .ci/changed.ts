import { posix } from "node:path";

/** The text of every source file, by its path from the root of the project. */
export type Texts = ReadonlyMap<string, string>;

export interface Choice {
  /** Test files, those nearest to the change first. */
  files: string[];
  /** Those that may be touched too, for which there is no time. */
  left: string[];
  /** What was changed that everything stands on. */
  shared: string[];
}

/** What a test of this kind takes where no run has measured it: seconds for each hundred of its lines. */
const GUESSES: readonly [folder: string, seconds: number][] = [
  ["tests/e2e/", 20],
  ["tests/faults/", 50],
  ["tests/rules/", 10],
  ["tests/stories/", 10],
  ["tests/", 5],
  ["", 2],
];
/** Of all files chosen: two at a time, beside a build and the start, they end within two minutes. */
const BUDGET_SECONDS = 160;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** These enter by the public API of a whole market: by their imports everything would touch them. */
const isByApi = (file: string) => /^tests\/(api|rest|live|rules|stories|e2e|faults)\//.test(file);

/** Chooses the tests for a change: too many rather than too few, as far as the time goes. */
export function choose(
  changed: readonly string[],
  texts: Texts,
  measured: (file: string) => number | undefined = () => undefined,
): Choice {
  const importers = importersIn(texts);
  const touched = closure(changed, importers);
  const tests = [...texts.keys()].filter(isTest);
  const isWeb = changed.every((file) => file.startsWith("web/"));
  const byApi = tests.filter((file) => (isWeb ? file.startsWith("tests/e2e/") : isByApi(file)));
  const secondsOf = (file: string) => Math.max(measured(file) ?? guess(file, texts), 0.1);

  const subjects = changed.flatMap(subjectsOf);
  const named = byApi.filter((file) =>
    subjects.some((subject) => posix.basename(file).toLowerCase().includes(subject)),
  );
  // A helper of the tests leads to the tests that use it, but not through the market they all open.
  const helped = closure(
    changed.filter((file) => file.startsWith("tests/")),
    importers,
  );
  const groups = [
    byApi.filter((file) => helped.has(file)),
    ...wordsOf(changed, texts, importers).map((word) =>
      byApi.filter((file) => word.test(texts.get(file) ?? "")),
    ),
  ];
  /** What few tests say tells more than what all of them say, and a quick one is worth more than a slow one. */
  const worth = (file: string) =>
    groups
      .filter((group) => group.includes(file))
      .reduce((sum, group) => sum + 1 / group.length / secondsOf(file), 0);
  const related = byApi
    .filter((file) => !named.includes(file))
    .map((file) => ({ file, worth: worth(file) }))
    .filter((each) => each.worth > 0)
    .toSorted((a, b) => b.worth - a.worth);

  const choice: Choice = { files: [], left: [], shared: changed.filter(isShared) };
  let seconds = 0;
  for (const file of new Set([
    ...changed.filter((each) => isTest(each) && texts.has(each)),
    ...tests.filter((each) => !isByApi(each) && touched.has(each)),
    ...named,
    ...related.map((each) => each.file),
  ])) {
    const isIn = changed.includes(file) || seconds + secondsOf(file) <= BUDGET_SECONDS;
    if (isIn) seconds += secondsOf(file);
    (isIn ? choice.files : choice.left).push(file);
  }
  return choice;
}

function guess(file: string, texts: Texts): number {
  const lines = texts.get(file)?.split("\n").length ?? 0;
  const perHundred = GUESSES.find(([folder]) => file.startsWith(folder))?.[1] ?? 0;
  return (lines * perHundred) / 100;
}

/** What belongs to no subject: all of the api or the web stands on it. */
function isShared(file: string): boolean {
  return (
    !/^(api\/(modules|rest)|web\/features|tests\/\w+)\/.*|\.md$/.test(file) ||
    file.startsWith("tests/support/")
  );
}

/** The words a test that is about this file has in its name: `offer` for api/modules/offers/, `transactionlimiter` for api/core/transactions/transactionLimiter.ts. */
function subjectsOf(file: string): string[] {
  if (file.endsWith(".md")) return ["docs"];
  const [, folder] = /^(?:api\/modules|web\/features|api)\/(\w+)\//.exec(file) ?? [];
  const name = posix.basename(file).split(".")[0] ?? "";
  const subjects =
    /^(core|composition|http|graphql|rest|sockets|db)$/.test(folder ?? "") || !folder
      ? [name]
      : [folder, name];
  return subjects
    .map((each) => each.toLowerCase().replace(/s$/, ""))
    .filter((each) => each.length > 3);
}

/** What tests say that meet the change: root fields, REST paths, helpers that use them, routes of the web. */
function wordsOf(changed: readonly string[], texts: Texts, importers: Importers): RegExp[] {
  const fields = new Set<string>();
  const modules = changed.flatMap((file) => /^api\/modules\/\w+\//.exec(file) ?? []);
  for (const module of new Set(modules)) {
    const inModule = (file: string) => file.startsWith(module);
    const touched = closure(changed.filter(inModule), importers, inModule);
    for (const file of touched)
      if (file.endsWith(".resolver.ts"))
        for (const field of fieldsOf(file, texts, changed.includes(file) ? undefined : touched))
          fields.add(field);
  }
  const asWords = [...fields].map((field) => new RegExp(`\\b${field}\\b`));
  const saysOne = (text: string) => asWords.some((word) => word.test(text));

  const paths = new Set<string>();
  for (const [file, text] of texts)
    if (/^api\/rest\/.*\.rest\.ts$/.test(file) && (changed.includes(file) || saysOne(text)))
      for (const [, path = ""] of text.matchAll(/path: "([^":]+)/g)) paths.add(path);
  const screens = [...texts].filter(
    ([file, text]) => /^web\/features\/.*\.tsx?$/.test(file) && saysOne(text),
  );
  const touchedWeb = closure([...changed, ...screens.map(([file]) => file)], importers, (file) =>
    file.startsWith("web/"),
  );
  for (const [, path = "", screen = ""] of (texts.get("web/memberRoutes.tsx") ?? "").matchAll(
    /"(\/[^"]*)"[^"]*?import\("\.\/([^"]+)"\)/g,
  ))
    if (touchedWeb.has(`web/${screen}`)) paths.add(path.split(":")[0] ?? "");

  return [
    ...asWords,
    ...helpersThatSay(asWords, texts),
    // Home is `/` or `/?q=…`; of another path this is the beginning.
    ...[...paths].map((path) => new RegExp(`["'\`]${path}${path === "/" ? '["?]' : ""}`)),
  ];
}

/** The root fields of a resolver that call what was touched; all of them where it does not say which. */
function fieldsOf(resolver: string, texts: Texts, touched?: ReadonlySet<string>): string[] {
  const text = texts.get(resolver) ?? "";
  const called = [...text.matchAll(/import (?:type )?\{([^}]+)\} from "([^"]+)"/g)]
    .filter(([, , from = ""]) => touched?.has(resolved(resolver, from)))
    .flatMap(([, names = ""]) => names.match(/\w+/g) ?? []);
  return text
    .split(/^ {2}(?=@(?:Query|Mutation|Subscription)\b)/m)
    .slice(1)
    .filter(
      (part) =>
        called.some((name) => new RegExp(`\\b${name}\\b`).test(part)) || called.length === 0,
    )
    .flatMap((part) => /^ {2}(?:async )?(\w+)\(/m.exec(part)?.[1] ?? []);
}

/** Helpers of the tests that say one of the words, or call one that does: `ACCEPT`, `anOrder`. */
function helpersThatSay(words: readonly RegExp[], texts: Texts): RegExp[] {
  const parts = [...texts]
    .filter(([file]) => file.startsWith("tests/support/"))
    .flatMap(([, text]) => text.split(/^(?=export )/m))
    .flatMap((part) => {
      const name = /^export (?:const|(?:async )?function) (\w+)/.exec(part)?.[1];
      return name ? [{ part, name }] : [];
    });
  const found = new Map<string, RegExp>();
  for (let before = -1; before < found.size;) {
    before = found.size;
    const all = [...words, ...found.values()];
    for (const { part, name } of parts)
      if (!found.has(name) && all.some((word) => word.test(part)))
        found.set(name, new RegExp(`\\b${name}\\b`));
  }
  return [...found.values()];
}

type Importers = ReadonlyMap<string, readonly string[]>;

/** Who imports a file, statically or not. */
function importersIn(texts: Texts): Importers {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [, from = ""] of text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)) {
      const imported = resolved(file, from);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  return importers;
}

function resolved(file: string, from: string): string {
  return posix.join(posix.dirname(file), from);
}

/** The files, and who imports them, and who imports those. */
function closure(
  files: readonly string[],
  importers: Importers,
  isIn: (file: string) => boolean = () => true,
): Set<string> {
  const all = new Set(files);
  for (const file of all)
    for (const each of importers.get(file) ?? []) if (isIn(each)) all.add(each);
  return all;
}
