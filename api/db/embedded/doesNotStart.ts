import { ConfigurationError } from "../../env.ts";

interface Kind {
  /** There is no room on its disk: it starts once there is. */
  isFull?: boolean;
  /** Another try ends the same way. */
  isHopeless?: boolean;
  /** It may be over in a moment. */
  passes?: boolean;
}

/** The server was started and did not come up, or may not be started at all. */
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
