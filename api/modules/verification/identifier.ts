import parsePhoneNumber from "libphonenumber-js/min";
import { PHONE_DIGITS_MIN, PHONE_MAX } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";

const TOO_SHORT = `Phone number must be at least ${PHONE_DIGITS_MIN} digits`; // S2 §5
const NO_COUNTRY = "Please write the number with its country code, such as +44 7700 900123";

/** A phone number in E.164 form, as it is stored and called. Refuses with BAD_USER_INPUT. Source: VA-036 */
export function phoneOf(typed: string): string {
  const text = typed.trim();
  if (text.replaceAll(/\D/g, "").length < PHONE_DIGITS_MIN) throw badField("phone", TOO_SHORT);
  if (text.length > PHONE_MAX) throw badField("phone", "This is not a phone number");

  // A number without a country code is ambiguous, and a guess would text a stranger.
  const whole = text.replace(/^00/, "+");
  if (!whole.startsWith("+")) throw badField("phone", NO_COUNTRY);
  const number = parsePhoneNumber(whole);
  // Checks only the length, because number ranges are opened faster than a table of them is updated.
  if (!number?.isPossible()) throw badField("phone", "This is not a phone number");
  return number.number;
}

/** The masked address or number to which a code was sent: "+44•••••••12", "a•••@market.example". */
export function shortened(identifier: string): string {
  const [name = "", domain] = identifier.split("@");
  if (domain !== undefined) return `${name.slice(0, 1)}•••@${domain}`;
  return `${identifier.slice(0, 3)}•••${identifier.slice(-2)}`;
}
