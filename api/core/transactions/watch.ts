import type { Tx } from "../context.ts";

/** Looks at one use case from inside its transaction. */
export interface Watch {
  /** Before the use case; once more with each new attempt of its transaction. */
  begin(tx: Tx): Promise<void>;
  /** After it, before its last statements are written. A throw rolls everything back. */
  end(tx: Tx): Promise<void>;
}

/** A watch that somebody sets on a call from outside. */
export interface CallWatch extends Watch {
  /** Whether it rolls every use case back: nothing happens, so nothing is in the audit log. */
  isDryRun: boolean;
}
