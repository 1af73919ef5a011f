import type { ListSpecimen } from "./specimen.ts";

const found = import.meta.glob<{ lists: readonly ListSpecimen[] }>("../features/**/*.gallery.tsx");

/** All lists of the product, as the features register them. */
export async function loadSpecimens(): Promise<readonly ListSpecimen[]> {
  const files = await Promise.all(Object.values(found).map((load) => load()));
  return files
    .flatMap(({ lists }) => lists)
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
