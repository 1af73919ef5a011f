import { object, ref, string } from "yup";
import { BIO_MAX, DISPLAY_NAME, LOCATION_MAX, PASSWORD } from "../../../../schema/limits.ts";

/** The validation of the profile form; the same rules as the server's. Source: VA-024. */
export const profileSchema = object({
  displayName: string()
    .trim()
    .required("Display name is required")
    .max(DISPLAY_NAME.max, `Display name must be at most ${DISPLAY_NAME.max} characters`),
  location: string()
    .trim()
    .max(LOCATION_MAX, `Location must be at most ${LOCATION_MAX} characters`),
  bio: string().trim().max(BIO_MAX, `Bio must be at most ${BIO_MAX} characters`),
});

/** The validation of the form that changes the password. */
export const passwordSchema = object({
  currentPassword: string().required("Password is required"),
  newPassword: string()
    .required("Password must be at least 8 characters long")
    .min(PASSWORD.min, "Password must be at least 8 characters long")
    .max(PASSWORD.max, `Password must be at most ${PASSWORD.max} characters long`),
  confirmPassword: string()
    .required("Passwords do not match")
    .oneOf([ref("newPassword")], "Passwords do not match"),
});
