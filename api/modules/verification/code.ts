import { randomInt } from "node:crypto";
import { VERIFICATION } from "../../../schema/limits.ts";

/** A random code of six digits. */
export function newCode(): string {
  return String(randomInt(10 ** VERIFICATION.digits)).padStart(VERIFICATION.digits, "0");
}

/** The mail with the code. The subject does not contain it, because subjects show on locked screens. */
export function letter(name: string, code: string): { subject: string; body: string } {
  return {
    subject: "Your Market Day verification code",
    body: `Hello ${name},

your verification code is

${code}

Type it into the window that asked for it. It works once, for ${VERIFICATION.minutes} minutes.

If you did not ask for it, you need not do anything. Nobody of Market Day ever asks you for this code.

Market Day`,
  };
}

/** The text message with the code. */
export function textWith(code: string): string {
  return `${code} is your Market Day verification code. It works for ${VERIFICATION.minutes} minutes. Never tell it to anybody.`;
}
