import { readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const WEB = "dist/web";
/** gzip, in bytes. Source: P10 and the budgets of the first load */
const LANDING = 170_000;
const HOME = 190_000;
const ROUTE = 60_000;

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isDynamicEntry?: true;
}

const manifest = JSON.parse(readFileSync(join(WEB, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** A module that other code loads later, or the first chunk if it was merged into that. */
function later(module: string): string[] {
  return manifest[module] ? [module] : [];
}

/** Everything these need before they run. */
function filesOf(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    filesOf(chunk.imports ?? [], seen);
  }
  return seen;
}

const sizes = new Map<string, number>();

function gzipped(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(WEB, file)), {
    level: constants.Z_BEST_COMPRESSION,
  }).length;
  sizes.set(file, size);
  return size;
}

function weigh(files: Iterable<string>): number {
  return [...files]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipped(file), 0);
}

const ENTRY = ["index.html"];
const landing = filesOf([
  ...ENTRY,
  ...later("features/accounts/LandingScreen.tsx"),
  ...later("features/items/browse/BrowseItems.tsx"),
]).add("theme.js");
const home = filesOf([
  ...ENTRY,
  "memberRoutes.tsx",
  "features/items/home/HomeScreen.tsx",
  "shell/MemberBar.tsx",
  "shell/MemberLayer.tsx",
]).add("theme.js");

describe("the JavaScript a browser loads first, by gzip,", () => {
  it("is at most 170 kB for the landing", () => {
    expect(weigh(landing)).toBeLessThanOrEqual(LANDING);
  });

  it("is at most 190 kB for a member's home", () => {
    expect(
      manifest["features/items/home/HomeScreen.tsx"],
      "home is a chunk of its own",
    ).toBeDefined();
    expect(weigh(home)).toBeLessThanOrEqual(HOME);
  });

  it("has no forms, no editor and nothing else that only some screens need", () => {
    const first = [...landing, ...home].join(" ");
    expect(first).not.toMatch(/forms-|graphiql|monaco|AuthCard|Checkout/);
  });
});

describe("what a further screen loads, by gzip,", () => {
  const parts = Object.entries(manifest).filter(
    ([name, chunk]) => chunk.isDynamicEntry && /^(features|shell|ui)\//.test(name),
  );

  it.each(parts.map(([name]) => name))("is at most 60 kB: %s", (name) => {
    // A dialog comes on top of the screen that opens it.
    const openers = Object.keys(manifest).filter((opener) =>
      manifest[opener]?.dynamicImports?.includes(name),
    );
    const there = new Set([...home, ...filesOf(openers)]);
    const own = [...filesOf([name])].filter((file) => !there.has(file));
    expect(weigh(own)).toBeLessThanOrEqual(ROUTE);
  });
});

describe("every text file of the built web", () => {
  const files = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.(js|css)$/.test(file));

  it("was compressed when it was built", () => {
    const large = files.filter((file) => readFileSync(join(WEB, file)).length >= 2000);
    expect(large.length).toBeGreaterThan(20);
    for (const file of large) {
      const plain = readFileSync(join(WEB, file)).length;
      expect(readFileSync(join(WEB, `${file}.br`)).length).toBeLessThan(plain);
      expect(readFileSync(join(WEB, `${file}.gz`)).length).toBeLessThan(plain);
    }
  });
});
