/**
 * Every code a refusal can carry, over GraphQL (`extensions.code`) and REST (`code`), with its HTTP status. Source: C44
 */
export const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_STEP_REQUIRED: 401,
  FORBIDDEN: 403,
  STEP_UP_REQUIRED: 403,
  TOKEN_ALLOWANCE: 403,
  VIEW_ONLY: 403,
  NOT_YOUR_OFFER: 403,
  NOT_YOUR_ORDER: 403,
  NOT_YOUR_DISPUTE: 403,
  NOT_YOUR_CASE: 403,
  OWN_ITEM: 403,
  NOT_FOUND: 404,
  INSUFFICIENT_BALANCE: 409,
  ITEM_NOT_AVAILABLE: 409,
  ORDERS_IN_PROGRESS: 409,
  OFFER_ALREADY_ANSWERED: 409,
  OFFER_ALREADY_PENDING: 409,
  CART_EMPTY: 409,
  TOTAL_CHANGED: 409,
  ORDER_NOT_OPEN: 409,
  STREAM_ALREADY_LIVE: 409,
  STREAM_NOT_LIVE: 409,
  STREAM_ENDED: 409,
  ALREADY_REVIEWED: 409,
  REVIEW_CLOSED: 409,
  DISPUTE_EXISTS: 409,
  DISPUTE_CLOSED: 409,
  DISPUTE_AWAITS_ANSWER: 409,
  DISPUTES_OPEN: 409,
  STREAM_FULL: 409,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  ALREADY_CLAIMED: 409,
  NOT_EARNED_YET: 409,
  REWARDS_PAUSED: 409,
  ALREADY_SUSPENDED: 409,
  NOT_SUSPENDED: 409,
  ADJUSTMENT_CLOSED: 409,
  ADJUSTMENT_LIMIT: 409,
  ADJUSTMENT_WAITING: 409,
  ALREADY_SET_UP: 409,
  ALREADY_SWITCHED: 409,
  JOB_NEEDED: 409,
  JOB_RUNNING: 409,
  JOB_TOO_OLD: 409,
  REPORT_RUN_OVER: 409,
  TOO_MANY_REPORTS: 409,
  SLUG_TAKEN: 409,
  TOO_MANY_SAVED_QUERIES: 409,
  TOO_MANY_TOKENS: 409,
  TOO_MANY_TILES: 409,
  VERSION_CONFLICT: 409,
  SCHEDULE_NOT_ACTIVE: 409,
  SCHEDULE_ACTIVE: 409,
  ROLE_UNCHANGED: 409,
  CASE_CLAIMED: 409,
  CASE_DECIDED: 409,
  APPEAL_CLOSED: 409,
  TWO_STEP_MISSING: 409,
  DRY_RUN_REQUIRED: 409,
  EFFECTS_CHANGED: 409,
  CHALLENGE_EXPIRED: 409,
  WALLET_TAKEN: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  RESYNC_REQUIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  NOT_RECOGNISED: 422,
  SIGNATURE_INVALID: 422,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  FEATURE_OFF: 503,
  OUTCOME_UNKNOWN: 503,
} as const;

export type FailureCode = keyof typeof STATUS;

export interface RefusedDetail {
  /** Input field -> what is wrong with it, in words for a person. */
  fields?: Record<string, string>;
  /** Values that a program can use, such as `available` and `needed` in TP. */
  details?: Record<string, unknown>;
}

/**
 * A failure that the caller should handle. It is thrown, so that the transaction rolls back and nothing stays half
 * done.
 */
export class Refused extends Error {
  override name = "Refused";
  readonly code: FailureCode;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: FailureCode, message: string, { fields, details }: RefusedDetail = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** Refuses one input field; the message is the field's. */
export function badField(field: string, message: string): Refused {
  return new Refused("BAD_USER_INPUT", message, { fields: { [field]: message } });
}

/** "Item not found" and the like. Also for rows that the viewer may not see. */
export function notFound(what: string): Refused {
  return new Refused("NOT_FOUND", `${what} not found`);
}

/** The server is at capacity now; the same request will work in a moment. */
export function tooBusy(): Refused {
  return new Refused(
    "UNAVAILABLE",
    "The market is very busy right now. Please try again in a moment",
    { details: { retryAfterSeconds: 2 } },
  );
}

/** For a query that answers null for what does not exist or what the viewer may not see. */
export function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && error.code === "NOT_FOUND") return null;
  throw error;
}
