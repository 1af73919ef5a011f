import { object, string } from "yup";
import { PHONE_DIGITS_MIN, VERIFICATION_CODE } from "../../../schema/limits.ts";

/** The validation of the address for an e-mail code. Source: S2 §5 */
export const emailSchema = object({
  to: string()
    .trim()
    .required("Please enter a valid email address")
    .email("Please enter a valid email address"),
});

const TOO_SHORT = `Phone number must be at least ${PHONE_DIGITS_MIN} digits`;

/** The validation of the number for a text message. The server checks whether it is a possible number. Source: S2 §5 */
export const phoneSchema = object({
  to: string().test(
    "digits",
    TOO_SHORT,
    (text = "") => text.replaceAll(/\D/g, "").length >= PHONE_DIGITS_MIN,
  ),
});

const CODE_SHORT = `Verification code must be at least ${VERIFICATION_CODE.min} digits`;

/** The validation of the code. Source: S2 §5 */
export const codeSchema = object({
  code: string()
    .trim()
    .required(CODE_SHORT)
    .min(VERIFICATION_CODE.min, CODE_SHORT)
    .matches(/^\d+$/, "Invalid verification code"),
});
