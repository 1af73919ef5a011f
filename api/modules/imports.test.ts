import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";

const MODULES = import.meta.dirname;

/** Tables refer to each other by their foreign keys, whose entities are looked up when all are loaded. */
const TABLES = /\.(entity|entities)\.ts$/;

/** The modules each module loads at run time, and the file that does it. Types alone load nothing. */
function loadedModules(): Map<string, Map<string, string>> {
  const loaded = new Map<string, Map<string, string>>();
  for (const file of globSync("*/*.ts", { cwd: MODULES })) {
    const [from = ""] = file.split("/");
    const others = loaded.get(from) ?? new Map<string, string>();
    loaded.set(from, others);
    if (file.endsWith(".test.ts") || TABLES.test(file)) continue;
    for (const specifier of specifiersOf(join(MODULES, file))) {
      const [to = "", name] = relative(MODULES, join(MODULES, from, specifier)).split("/");
      if (name !== undefined && to !== ".." && to !== from) others.set(to, file);
    }
  }
  return loaded;
}

const LOADED = /^(?:import|export) (?!type )[^;"]*?"(\.[^"]+)";/gm;

function specifiersOf(path: string): string[] {
  return [...readFileSync(path, "utf8").matchAll(LOADED)].map(([, specifier = ""]) => specifier);
}

/** The first way found that leads from a module back to itself. */
function circleIn(loaded: Map<string, Map<string, string>>): string[] | undefined {
  const done = new Set<string>();
  const visit = (module: string, way: string[]): string[] | undefined => {
    if (way.includes(module)) return way.slice(way.indexOf(module));
    if (done.has(module)) return undefined;
    for (const to of loaded.get(module)?.keys() ?? []) {
      const circle = visit(to, [...way, module]);
      if (circle) return circle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of loaded.keys()) {
    const circle = visit(module, []);
    if (circle) return circle;
  }
  return undefined;
}

it("modules do not load each other in a circle: what follows from a happening is routed by its event", () => {
  const loaded = loadedModules();
  expect(loaded.get("offers")?.has("items")).toBe(true);
  const circle = circleIn(loaded) ?? [];
  const files = circle.map((module, n) =>
    loaded.get(module)?.get(circle[(n + 1) % circle.length] ?? ""),
  );
  expect(files).toEqual([]);
});
