import { ConfigurationError } from "../../env.ts";

interface Kind {
  /** The disk is full: the server starts once there is room. */
  isFull?: boolean;
  /** A retry would fail the same way. */
  isHopeless?: boolean;
  /** A retry may succeed in a moment. */
  passes?: boolean;
}

/** The server did not come up after a start, or must not be started at all. */
export class DoesNotStart extends ConfigurationError {
  override name = "DoesNotStart";
  readonly why: string;
  readonly kind: Kind;

  constructor(why: string, { cause, ...kind }: Kind & { cause?: unknown }) {
    const advice = kind.isFull
      ? "Make room there, then start again."
      : "Choose another folder with DATA_DIR, or set DATABASE_URL.";
    super(`The embedded PostgreSQL does not start: ${why}. ${advice}`, { cause });
    this.why = why;
    this.kind = kind;
  }
}
