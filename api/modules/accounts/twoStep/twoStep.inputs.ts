import { object, string } from "yup";
import { PASSKEYS } from "../../../../schema/limits.ts";

const NAME = `A name has 1 to ${PASSKEYS.nameMax} characters`;

export const passkeyName = object({
  name: string()
    .trim()
    .required(NAME)
    .max(PASSKEYS.nameMax, NAME)
    .matches(/^[^\p{Cc}\p{Cs}]*$/u, "This text holds characters that cannot be shown"),
});
