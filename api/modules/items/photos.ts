import type { Image } from "./item.types.ts";

/** The suffix between the name of a stored photo and its file extension, by size. Source: C11 */
export const SIZES = { small: "-s", medium: "-m", large: "-l" } as const;

const ENDING = ".webp";

/**
 * The path of a photo, split where the size suffix belongs. A photo that we did not store has no sizes, and an empty
 * `ending`.
 */
export interface PhotoPath {
  stem: string;
  ending: string;
}

export function splitPath(path: string): PhotoPath {
  if (!path.endsWith(ENDING)) return { stem: path, ending: "" };
  return { stem: path.slice(0, -ENDING.length), ending: ENDING };
}

/** The path of a photo in a size; the suffix "" gives the photo itself. */
export function sizedPath({ stem, ending }: PhotoPath, size: string): string {
  return ending === "" ? stem : stem + size + ending;
}

/** The paths of the three sizes of a stored photo. */
export function imageOf(path: string, placeholder: string | undefined): Image {
  const parts = splitPath(path);
  return {
    path,
    small: sizedPath(parts, SIZES.small),
    medium: sizedPath(parts, SIZES.medium),
    large: sizedPath(parts, SIZES.large),
    placeholder: placeholder ?? null,
  };
}
