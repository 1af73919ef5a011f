import type { Address } from "./useAddresses.ts";

type Place = Pick<Address, "streetAddress" | "apartment" | "city" | "state" | "zipCode">;

/** The two lines below the name: street with apartment, then city, state and ZIP. Source: S1 §2 */
export function addressLines({ streetAddress, apartment, city, state, zipCode }: Place): string[] {
  return [
    apartment ? `${streetAddress}, ${apartment}` : streetAddress,
    `${city}, ${state} ${zipCode}`,
  ];
}
