/** Where each server has a form of its own. */
const OWN = new Set(["cursor", "endCursor"]);

/** Whether two answers say the same in every field that both have: ids as numbers or text, instants in any notation. */
export function agree(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((element, n) => agree(element, other[n]));
  if (isObject(one) && isObject(other)) {
    const shared = Object.keys(one).filter((key) => key in other && !OWN.has(key));
    return (
      shared.every((key) => agree(one[key], other[key])) &&
      (shared.length > 0 || Object.keys(one).length === 0)
    );
  }
  return plain(one) === plain(other);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function plain(value: unknown): string {
  const text = String(value);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text;
}
