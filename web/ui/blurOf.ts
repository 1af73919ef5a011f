import { thumbHashToDataURL } from "thumbhash";

/** The blurred picture of a thumbhash in base64, as an address; null when it is none. */
export function blurOf(placeholder: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(placeholder), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
