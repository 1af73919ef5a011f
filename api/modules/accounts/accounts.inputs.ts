import { array, object, string } from "yup";
import {
  BIO_MAX,
  DISPLAY_NAME,
  EMAIL_MAX,
  LOCATION_MAX,
  PASSWORD,
  PERSON_NAME_MAX,
  SKILLS_MAX,
  USERNAME,
} from "../../../schema/limits.ts";
import { isCommonPassword } from "../../core/credentials/commonPasswords.ts";

/** Control characters, and for texts of several lines all of them except line breaks and tabs. */
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const CONTROL_BUT_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE = "This text holds characters that cannot be shown";

function line() {
  return string()
    .trim()
    .test("printable", UNPRINTABLE, (text) => !CONTROL.test(text ?? ""));
}

/** Gives a mailbox one spelling, by which the unique index and the rate limits count. Source: VA-015, VA-020, VA-021 */
function email(message: string) {
  return string().trim().lowercase().required(message).max(EMAIL_MAX, message).email(message);
}

function newPassword(tooShort: string) {
  return string()
    .required(tooShort)
    .min(PASSWORD.min, tooShort)
    .max(PASSWORD.max, `Password must be at most ${PASSWORD.max} characters`)
    .test(
      "uncommon",
      "This password is too common. Please choose another one",
      (text) => !isCommonPassword(text ?? ""),
    );
}

/** An empty form field counts as no name. */
function personName(label: string) {
  return line()
    .max(PERSON_NAME_MAX, `${label} must be at most ${PERSON_NAME_MAX} characters`)
    .transform((text: string | null) => text || null)
    .nullable();
}

function displayName() {
  return line().max(
    DISPLAY_NAME.max,
    `Display name must be at most ${DISPLAY_NAME.max} characters`,
  );
}

/** Source: VA-014..018 */
export const registration = object({
  username: line()
    .required("Username must be at least 3 characters")
    .min(USERNAME.min, "Username must be at least 3 characters")
    .max(USERNAME.max, `Username must be at most ${USERNAME.max} characters`)
    .matches(
      /^[A-Za-z0-9._-]*$/,
      "Username may hold only letters, digits, dots, underscores and hyphens",
    ),
  email: email("Invalid email address"),
  password: newPassword("Password must be at least 8 characters"),
  displayName: displayName().required("Display name is required"),
  firstName: personName("First name"),
  lastName: personName("Last name"),
});

/** Source: VA-020 */
export const credentials = object({
  email: email("Invalid email address"),
  password: string().required("Password is required").max(PASSWORD.max, "Invalid credentials"),
});

/** Source: VA-021 */
export const resetRequest = object({ email: email("Please enter a valid email address") });

/** Source: VA-022, VA-023 */
export const passwordReset = object({
  token: string()
    .trim()
    .required("Reset token is required")
    .max(200, "Invalid or expired reset token"),
  password: newPassword("Password must be at least 8 characters long"),
});

/** Source: VA-022 for the new password */
export const passwordChange = object({
  currentPassword: string()
    .required("Password is required")
    .max(PASSWORD.max, "This is not your password"),
  newPassword: newPassword("Password must be at least 8 characters long"),
});

/** Omitted fields stay as they are; null clears a nullable field. Source: VA-024 */
export const profileChange = object({
  displayName: displayName()
    .min(DISPLAY_NAME.min, "Display name is required")
    .nonNullable("Display name is required"),
  firstName: personName("First name"),
  lastName: personName("Last name"),
  bio: string()
    .trim()
    .max(BIO_MAX, `Bio must be at most ${BIO_MAX} characters`)
    .test("printable", UNPRINTABLE, (text) => !CONTROL_BUT_LINES.test(text ?? ""))
    .transform((text: string | null) => text || null)
    .nullable(),
  location: line()
    .max(LOCATION_MAX, `Location must be at most ${LOCATION_MAX} characters`)
    .transform((text: string | null) => text || null)
    .nullable(),
  skills: array()
    .of(
      line()
        .required("A skill must not be empty")
        .max(SKILLS_MAX.length, `A skill must be at most ${SKILLS_MAX.length} characters`),
    )
    .max(SKILLS_MAX.count, `At most ${SKILLS_MAX.count} skills`)
    .nullable(),
});
