import { object, string } from "yup";
import { PASSKEYS, SUSPENSION } from "../../../../schema/limits.ts";

const NAME = `A name has 1 to ${PASSKEYS.nameMax} characters`;

export const passkeyName = object({
  name: string()
    .trim()
    .required(NAME)
    .max(PASSKEYS.nameMax, NAME)
    .matches(/^[^\p{Cc}\p{Cs}]*$/u, "This text holds characters that cannot be shown"),
});

const { min, max } = SUSPENSION.reason;

/** The member is told it, as in a suspension. */
export const resetReason = object({
  reason: string()
    .trim()
    .required("Please give a reason")
    .min(min, `The reason must be at least ${min} characters`)
    .max(max, `The reason may have at most ${max} characters`),
});
