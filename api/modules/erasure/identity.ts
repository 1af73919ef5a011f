/** The data that identifies a member. */
export interface Identity {
  email: string;
  phone: string | null;
  username: string;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
}

/** Shorter names would match too many other words. */
const NAME_MIN = 3;

/** A PostgreSQL regular expression that matches what identifies a member. Match it case-insensitively. */
export function patternOf({ email, phone, ...names }: Identity): string {
  const exact = [email, phone ?? ""].filter((text) => text !== "").map(escaped);
  const words = Object.values(names)
    .filter((name): name is string => name !== null && [...name].length >= NAME_MIN)
    .map((name) => `\\m${escaped(name)}\\M`);
  return [...exact, ...words].join("|");
}

/** The single words of the names, and of the e-mail before the @, in lower case. */
export function wordsOf({ phone: _phone, email, ...names }: Identity): string[] {
  const texts = [email.split("@", 1)[0] ?? "", ...Object.values(names)];
  const words = texts.flatMap((text) => text?.toLowerCase().split(/[^\p{L}]+/u) ?? []);
  return [...new Set(words)].filter((word) => word.length >= NAME_MIN);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
