import { tooBusy } from "../failures.ts";
import { tooMany } from "./tooMany.ts";

/** Each upload holds up to 10 MB in memory until the photo is processed. */
const ALL_MAX = 60;
/** The eight photos of an item at once, and a few more. */
const MEMBER_MAX = 12;

/** Limits the uploads under way, so that neither one slow member nor all together fill the memory. */
export class UploadSlots {
  readonly #perMember = new Map<number, number>();
  #all = 0;

  /** Runs one upload. Refuses with RATE_LIMITED or UNAVAILABLE instead of letting it wait. */
  async hold<T>(memberId: number, upload: () => Promise<T>): Promise<T> {
    const own = this.#perMember.get(memberId) ?? 0;
    if (own >= MEMBER_MAX) throw tooMany(2000);
    if (this.#all >= ALL_MAX) throw tooBusy();

    this.#perMember.set(memberId, own + 1);
    this.#all++;
    try {
      return await upload();
    } finally {
      this.#all--;
      const left = (this.#perMember.get(memberId) ?? 1) - 1;
      if (left > 0) this.#perMember.set(memberId, left);
      else this.#perMember.delete(memberId);
    }
  }
}
