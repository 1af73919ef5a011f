import { object, string } from "yup";
import { PASSKEYS, SUSPENSION } from "../../../../schema/limits.ts";
import { reasonRule } from "../../../core/graphql/validation.ts";

const NAME = `A name has 1 to ${PASSKEYS.nameMax} characters`;

export const passkeyName = object({
  name: string()
    .trim()
    .required(NAME)
    .max(PASSKEYS.nameMax, NAME)
    .matches(/^[^\p{Cc}\p{Cs}]*$/u, "This text holds characters that cannot be shown"),
});

/** The member is told it, as in a suspension. */
export const resetReason = object({
  reason: reasonRule(SUSPENSION.reason),
});
