import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const MODULES = join(import.meta.dirname, "../../api/modules");

/** Entity files may import each other: MikroORM resolves the entities of foreign keys once all are loaded. */
const TABLES = /\.(entity|entities)\.ts$/;
const IMPORTS = /^(?:import|export) (type )?[^;"]*?"(\.[^"]+)";/gm;

interface Import {
  /** The importing file, relative to modules/. */
  file: string;
  from: string;
  /** The imported module; `name` is the imported file. */
  to: string;
  name: string;
  /** Type imports load nothing at run time. */
  isType: boolean;
}

/** Every import of one module from another. */
const imports: Import[] = globSync("*/**/*.ts", { cwd: MODULES }).flatMap((file) => {
  const [from = ""] = file.split("/");
  const text = readFileSync(join(MODULES, file), "utf8");
  return [...text.matchAll(IMPORTS)].flatMap(([, type, specifier = ""]) => {
    const [to = "", ...rest] = relative(MODULES, join(MODULES, dirname(file), specifier)).split(
      "/",
    );
    const isOther = rest.length > 0 && to !== ".." && to !== from;
    return isOther ? [{ file, from, to, name: rest.join("/"), isType: type !== undefined }] : [];
  });
});

/** The first import cycle found, as the files whose imports form it; empty when there is none. */
function cycle(): string[] {
  const loaded = new Map<string, Map<string, string>>();
  for (const { file, from, to, isType } of imports)
    if (!isType && !file.endsWith(".test.ts") && !TABLES.test(file))
      loaded.set(from, (loaded.get(from) ?? new Map<string, string>()).set(to, file));

  const done = new Set<string>();
  const visit = (module: string, way: { module: string; file: string }[]): string[] => {
    const first = way.findIndex((step) => step.module === module);
    if (first !== -1) return way.slice(first).map(({ file }) => file);
    if (done.has(module)) return [];
    for (const [to, file] of loaded.get(module) ?? []) {
      const found = visit(to, [...way, { module, file }]);
      if (found.length > 0) return found;
    }
    done.add(module);
    return [];
  };
  return [...loaded.keys()].flatMap((module) => visit(module, [])).slice(0, 10);
}

it("modules do not load each other in a circle: what follows from a happening is routed by its event", () => {
  expect(imports.some(({ from, to }) => from === "offers" && to === "items")).toBe(true);
  expect(cycle()).toEqual([]);
});

it("of another module only its entities and its index.ts are imported, of the ledger its index.ts alone", () => {
  const allowed = ({ to, name }: Import) =>
    name === "index.ts" || (TABLES.test(name) && to !== "ledger");
  expect(
    imports.filter((each) => !allowed(each)).map(({ file, to, name }) => `${file}: ${to}/${name}`),
  ).toEqual([]);
});
