import { SOCKET_BUDGET } from "../../schema/limits.ts";

const SECOND = 1000;

/** How many messages one socket may send: bursts are welcome, a flood is not. */
export class MessageBudget {
  /** Messages in each of the last seconds, the present one last. */
  #counts = [0];
  #second = 0;

  /** Counts one message. False when it is one too many. */
  take(now: number): boolean {
    this.#moveTo(Math.floor(now / SECOND));
    this.#counts.push((this.#counts.pop() ?? 0) + 1);
    return !this.#isFlood();
  }

  #isFlood(): boolean {
    const last = this.#counts.slice(-SOCKET_BUDGET.floodSeconds);
    const isSteady =
      last.length === SOCKET_BUDGET.floodSeconds &&
      last.every((count) => count > SOCKET_BUDGET.perSecond);
    return isSteady || this.#counts.reduce((sum, count) => sum + count, 0) > SOCKET_BUDGET.max;
  }

  #moveTo(second: number): void {
    const passed = Math.min(second - this.#second, SOCKET_BUDGET.maxSeconds);
    this.#second = second;
    for (let n = 0; n < passed; n++) this.#counts.push(0);
    this.#counts = this.#counts.slice(-SOCKET_BUDGET.maxSeconds);
  }
}
