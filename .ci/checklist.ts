// Writes docs/checklist.md: each row of the specification and the tests that prove it, read from the
// "// Proves: CT-001, CT-004" lines above the tests, so that the page cannot say what no test says.
import { readFileSync, writeFileSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "..");
const PAGE = "docs/checklist.md";
const TESTS = "{api,schema,tests,web}/**/*.test.{ts,tsx}";
const TITLE =
  /^(?:\s*\/\/.*\n)*\s*(?:describe|it|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])([\s\S]*?)(?<!\\)\1/;

export type Row = { id: string; text: string; source: string };
export type Proof = { file: string; title: string };

/** Sections in their order, and rows: id, what must hold, where the specification says it. */
export function readRows(): { sections: Map<string, string>; rows: Row[] } {
  const lines = readFileSync(join(ROOT, "docs/checklist.rows.tsv"), "utf8").trim().split("\n");
  const sections = new Map<string, string>();
  const rows: Row[] = [];
  for (const line of lines) {
    const [first = "", text = "", source = ""] = line.split("\t");
    if (first.startsWith("# ")) sections.set(first.slice(2), text);
    else rows.push({ id: first, text, source });
  }
  return { sections, rows };
}

/** Row id -> the tests that prove it. A tag of an unknown row, or one above nothing, is a problem. */
export function readProofs(): { proofs: Map<string, Proof[]>; problems: string[] } {
  const known = new Set(readRows().rows.map((row) => row.id));
  const proofs = new Map<string, Proof[]>();
  const problems: string[] = [];
  const files = globSync(TESTS, { cwd: ROOT }).map((file) => file.replaceAll("\\", "/"));

  for (const file of files.toSorted()) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const tag of text.matchAll(/^[ \t]*\/\/ Proves: (.*)\n/gm)) {
      const title = TITLE.exec(text.slice(tag.index + tag[0].length))?.[2]?.replace(/\s+/g, " ");
      if (!title) problems.push(`${file}: "${tag[1]}" stands above no test`);
      for (const id of (tag[1] ?? "").split(/[,\s]+/).filter(Boolean)) {
        if (!known.has(id)) problems.push(`${file}: there is no row ${id}`);
        else if (title) proofs.set(id, [...(proofs.get(id) ?? []), { file, title }]);
      }
    }
  }
  return { proofs, problems };
}

/** The page as Markdown. */
export function checklist(): string {
  const { sections, rows } = readRows();
  const { proofs } = readProofs();
  const proven = rows.filter((row) => proofs.has(row.id)).length;
  const page = [
    "# Checklist",
    "",
    "Each row of the specification and the tests that prove it. Written by `npm run checklist` from the",
    "`// Proves:` lines above the tests; do not edit. S1 and S2 are the two specifications (number = line),",
    "Cnn the decisions where they are silent or contradict each other.",
    "",
    `${proven} of ${rows.length} rows are proven.`,
  ];
  for (const [code, name] of sections) {
    const own = rows.filter((row) => row.id.startsWith(`${code}-`));
    const done = own.filter((row) => proofs.has(row.id)).length;
    page.push("", `## ${code}: ${name} (${done} of ${own.length})`, "");
    for (const row of own) page.push(...lines(row, proofs.get(row.id)));
  }
  return `${page.join("\n")}\n`;
}

function lines(row: Row, proofs: readonly Proof[] = []): string[] {
  const source = row.source ? ` (${row.source})` : "";
  return [
    `- [${proofs.length > 0 ? "x" : " "}] **${row.id}** ${row.text}${source}`,
    ...proofs.map(({ file, title }) => `  - \`${file}\`: ${title}`),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { problems } = readProofs();
  if (problems.length > 0) {
    console.error(problems.join("\n"));
    process.exitCode = 1;
  } else writeFileSync(join(ROOT, PAGE), checklist());
}
