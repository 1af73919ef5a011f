/** The SQLSTATE of a database error, however deep the driver wrapped it; "" for anything else. */
export function sqlState(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code)) return e.code;
  }
  return "";
}

/** The name of the constraint a database error is about; "" for anything else. */
export function constraintOf(error: unknown): string {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("constraint" in e && typeof e.constraint === "string") return e.constraint;
  }
  return "";
}
