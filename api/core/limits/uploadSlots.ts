import { tooBusy } from "../failures.ts";
import { tooMany } from "./tooMany.ts";

/**
 * Each upload holds up to 10 MB in memory until the photo is processed. A member sends the eight photos of an item at
 * once, and a few more.
 */
const UPLOADS = { all: 60, member: 12 };

/** Limits the uploads under way, so that neither one slow member nor all together fill the memory. */
export class UploadSlots {
  readonly #perMember = new Map<number, number>();
  readonly #most: typeof UPLOADS;
  #all = 0;

  /** @param most How many may be under way, of all members and of one. */
  constructor(most = UPLOADS) {
    this.#most = most;
  }

  /** Runs one upload. Refuses with RATE_LIMITED or UNAVAILABLE instead of letting it wait. */
  async hold<T>(memberId: number, upload: () => Promise<T>): Promise<T> {
    const own = this.#perMember.get(memberId) ?? 0;
    if (own >= this.#most.member) throw tooMany(2000);
    if (this.#all >= this.#most.all) throw tooBusy();

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
