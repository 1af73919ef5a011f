import { WITHOUT_WRITES } from "../core/sql/driver.ts";

/**
 * The `begin` of one transaction: the first looks leave with it, all else waits for its answer, in the order in which
 * it was asked. Behind a `begin` that failed a write would stand for itself, and nothing would undo it.
 */
export class DeferredBegin {
  readonly #answer: Promise<unknown>;
  /** It never has, where it was refused: what waits is refused with it. */
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

  /** The transaction ends: what still waits is not sent any more. */
  end(): void {
    this.#isOver = true;
  }

  /** Whether a statement has to wait; if so, `send` is called when its turn has come. */
  holds(statement: string, send: () => unknown): Promise<unknown> | undefined {
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
