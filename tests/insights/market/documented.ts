import { readFileSync } from "node:fs";

const DOCS = readFileSync(new URL("../../../docs/panels.md", import.meta.url), "utf8");

/** The measured figures of a row of the table in docs/panels.md. They have two decimals. */
export function documented(row: string): number[] {
  const line = DOCS.split("\n").find((text) => text.startsWith(`| ${row} |`));
  if (!line) throw new Error(`docs/panels.md has no row ${row}`);
  return (line.split("|")[3] ?? "").match(/\d+\.\d+/g)?.map(Number) ?? [];
}

export function round(figure: number): number {
  return Math.round(100 * figure) / 100;
}
