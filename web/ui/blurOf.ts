import { thumbHashToDataURL } from "thumbhash";

/** The blurred picture of a thumbhash in base64, as a URL; null if it is invalid. */
export function blurOf(placeholder: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
