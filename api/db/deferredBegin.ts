import { WITHOUT_WRITES } from "../core/sql/driver.ts";

/**
 * The pending `begin` of one transaction. Leading statements that write nothing leave in one packet with it; all others
 * wait for its answer, in the order of the calls. After a failed `begin` a write would commit by itself, and nothing
 * could roll it back.
 */
export class DeferredBegin {
  readonly #answer: Promise<unknown>;
  /** Stays false when `begin` fails; the waiting statements then fail with the same error. */
  #hasBegun = false;
  #isHolding = false;
  #isOver = false;

  constructor(answer: Promise<unknown>) {
    this.#answer = answer;
    answer.then(
      () => {
        this.#hasBegun = true;
      },
      () => {},
    );
  }

  /** Ends the transaction: statements that still wait are rejected instead of sent. */
  end(): void {
    this.#isOver = true;
  }

  /** Undefined when the statement may leave now; else a promise that calls `send` once `begin` is answered. */
  deferred(statement: string, send: () => unknown): Promise<unknown> | undefined {
    if (this.#hasBegun) return undefined;
    this.#isHolding ||= !statement.startsWith(WITHOUT_WRITES);
    return this.#isHolding ? this.#afterwards(send) : undefined;
  }

  async #afterwards(send: () => unknown): Promise<unknown> {
    await this.#answer;
    if (this.#isOver) throw new Error("the transaction is over");
    return send();
  }
}
