import { object, ref, string } from "yup";
import {
  DISPLAY_NAME,
  EMAIL_MAX,
  PASSWORD,
  PERSON_NAME_MAX,
  USERNAME,
} from "../../../schema/limits.ts";

/** The registration form. Messages: S1 §5; the upper bounds' are ours. */
export const registerSchema = object({
  username: string()
    .trim()
    .required("Username must be at least 3 characters")
    .min(USERNAME.min, "Username must be at least 3 characters")
    .max(USERNAME.max, "Username must be at most 50 characters"),
  email: string()
    .trim()
    .required("Invalid email address")
    .email("Invalid email address")
    .max(EMAIL_MAX, "Invalid email address"),
  password: string()
    .required("Password must be at least 8 characters")
    .min(PASSWORD.min, "Password must be at least 8 characters")
    .max(PASSWORD.max, "Password must be at most 200 characters"),
  confirmPassword: string()
    .required("Passwords do not match")
    .oneOf([ref("password")], "Passwords do not match"),
  displayName: string()
    .trim()
    .required("Display name is required")
    .max(DISPLAY_NAME.max, "Display name must be at most 100 characters"),
  firstName: string().trim().max(PERSON_NAME_MAX, "First name must be at most 50 characters"),
  lastName: string().trim().max(PERSON_NAME_MAX, "Last name must be at most 50 characters"),
});

/** The login form. Source: S1 §5. */
export const loginSchema = object({
  email: string().trim().required("Invalid email address").email("Invalid email address"),
  password: string().required("Password is required"),
});

/** The "Forgot your password?" dialog. Source: S1 §5. */
export const forgotSchema = object({
  email: string()
    .trim()
    .required("Please enter a valid email address")
    .email("Please enter a valid email address"),
});

/** The "Reset Your Password" dialog. Source: S1 §5. */
export const resetSchema = object({
  token: string().trim().required("Reset token is required"),
  password: string()
    .required("Password must be at least 8 characters long")
    .min(PASSWORD.min, "Password must be at least 8 characters long")
    .max(PASSWORD.max, "Password must be at most 200 characters long"),
});
