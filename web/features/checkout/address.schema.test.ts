import { expect, it } from "vitest";
import { ValidationError } from "yup";
import { EMPTY_ADDRESS, addressSchema } from "./address.schema.ts";

const GOOD = {
  fullName: "Jo",
  phoneNumber: "0123456789",
  streetAddress: "1 St.",
  apartment: "",
  city: "Ur",
  state: "NY",
  zipCode: "10001",
  country: "United States",
};

// Proves: VA-001, VA-002, VA-003, VA-004, VA-005, VA-006, VA-007
it("takes each field at its least length and says word for word what is missing one letter below", () => {
  expect(addressSchema.isValidSync(GOOD)).toBe(true);
  const shorter = Object.fromEntries(
    Object.entries(GOOD).map(([name, value]) => [
      name,
      name === "country" ? value : value.slice(1),
    ]),
  );
  const wanted = {
    fullName: "Full name is required",
    phoneNumber: "Phone number is required",
    streetAddress: "Street address is required",
    city: "City is required",
    state: "State is required",
    zipCode: "ZIP code is required",
  };
  expect(wordsFor(shorter)).toEqual(wanted);
  expect(wordsFor(EMPTY_ADDRESS)).toEqual(wanted);
});

it("does not count spaces, and bounds each field above", () => {
  expect(wordsFor({ ...GOOD, fullName: " J " })).toEqual({ fullName: "Full name is required" });
  expect(Object.keys(wordsFor({ ...GOOD, apartment: "x".repeat(101) }))).toEqual(["apartment"]);
});

function wordsFor(values: object): Record<string, string> {
  try {
    addressSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, errors }) => [path ?? "", errors[0] ?? ""]));
  }
}
