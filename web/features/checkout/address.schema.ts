import { object, string } from "yup";
import { ADDRESS, DEFAULT_COUNTRY } from "../../../schema/limits.ts";

type Limits = { min: number; max: number; words: string };

const field = (name: string, { min, max, words }: Limits) =>
  string().trim().required(words).min(min, words).max(max, `${name} is at most ${max} characters`);

/** The validation of a new address. Messages and minimum lengths: S1 §5; the upper bounds are ours. */
export const addressSchema = object({
  fullName: field("Full name", ADDRESS.fullName),
  phoneNumber: field("Phone number", ADDRESS.phoneNumber),
  streetAddress: field("Street address", ADDRESS.streetAddress),
  apartment: string()
    .trim()
    .max(ADDRESS.apartment.max, `Apartment is at most ${ADDRESS.apartment.max} characters`),
  city: field("City", ADDRESS.city),
  state: field("State", ADDRESS.state),
  zipCode: field("ZIP code", ADDRESS.zipCode),
  country: field("Country", ADDRESS.country),
});

export const EMPTY_ADDRESS = {
  fullName: "",
  phoneNumber: "",
  streetAddress: "",
  apartment: "",
  city: "",
  state: "",
  zipCode: "",
  country: DEFAULT_COUNTRY,
};

export type AddressValues = typeof EMPTY_ADDRESS;
