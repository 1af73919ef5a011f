/** What a member is known by. */
export interface Known {
  email: string;
  phone: string | null;
  username: string;
  displayName: string;
  firstName: string | null;
  lastName: string | null;
}

/** Shorter ones are found in every other word. */
const NAME_MIN = 3;

/** A regular expression of PostgreSQL for what a member is known by, to be matched in any case. */
export function patternOf({ email, phone, ...names }: Known): string {
  const exact = [email, phone ?? ""].filter((text) => text !== "").map(escaped);
  const words = Object.values(names)
    .filter((name): name is string => name !== null && [...name].length >= NAME_MIN)
    .map((name) => `\\m${escaped(name)}\\M`);
  return [...exact, ...words].join("|");
}

/** The single words of the names, and of the mailbox, in lower case. */
export function wordsOf({ phone: _phone, email, ...names }: Known): string[] {
  const texts = [email.split("@", 1)[0] ?? "", ...Object.values(names)];
  const words = texts.flatMap((text) => text?.toLowerCase().split(/[^\p{L}]+/u) ?? []);
  return [...new Set(words)].filter((word) => word.length >= NAME_MIN);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
