import type { Image } from "./item.types.ts";

/** The three sizes of a stored photo: `-s`, `-m`, `-l` before the ending. Source: C11 */
export function imageOf(path: string, placeholder: string | undefined): Image {
  const sized = (size: "s" | "m" | "l") => path.replace(/\.webp$/, `-${size}.webp`);
  return {
    path,
    small: sized("s"),
    medium: sized("m"),
    large: sized("l"),
    placeholder: placeholder ?? null,
  };
}
