import { SOCKET_BUDGET } from "../../schema/limits.ts";

const SECOND = 1000;

/** Limits how many messages one socket may send: bursts are allowed, a flood is not. */
export class MessageBudget {
  #second: number = -SOCKET_BUDGET.maxSeconds;
  /** Messages in `#second`. */
  #count = 0;
  /** Messages in each of the seconds before it; undefined = there were none. A quiet socket keeps no array. */
  #before: number[] | undefined;

  /** Counts one message. False when it is one too many. */
  take(now: number): boolean {
    this.#moveTo(Math.floor(now / SECOND));
    this.#count++;
    return !this.#isFlood();
  }

  #isFlood(): boolean {
    const counts = [...(this.#before ?? []), this.#count];
    const last = counts.slice(-SOCKET_BUDGET.floodSeconds);
    const isSteady =
      last.length === SOCKET_BUDGET.floodSeconds &&
      last.every((count) => count > SOCKET_BUDGET.perSecond);
    return isSteady || counts.reduce((sum, count) => sum + count, 0) > SOCKET_BUDGET.max;
  }

  #moveTo(second: number): void {
    const passed = second - this.#second;
    if (passed === 0) return;
    if (passed >= SOCKET_BUDGET.maxSeconds) this.#before = undefined;
    else {
      const quiet = Array.from({ length: passed - 1 }, () => 0);
      const counts = [...(this.#before ?? []), this.#count, ...quiet];
      this.#before = counts.slice(1 - SOCKET_BUDGET.maxSeconds);
    }
    this.#second = second;
    this.#count = 0;
  }
}
