import type { ListSpecimen } from "./specimen.ts";

const found = import.meta.glob<{ lists: readonly ListSpecimen[] }>("../features/**/*.gallery.tsx");

/** Every list of the product: what the features register. */
export async function loadSpecimens(): Promise<readonly ListSpecimen[]> {
  const files = await Promise.all(Object.values(found).map((load) => load()));
  return files
    .flatMap(({ lists }) => lists)
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
