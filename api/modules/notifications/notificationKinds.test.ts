import { expect, it } from "vitest";
import { groupLabel, kindOf, kinds } from "./notificationKinds.ts";

it("knows the listed kinds by their words", () => {
  expect(kindOf("offer_received")).toEqual({
    type: "offer_received",
    label: "Somebody makes you an offer",
    group: "offer",
    email: true,
  });
  expect(groupLabel("offer")).toBe("Offers");
});

it("takes a kind nobody listed for what its name says: shown, not mailed", () => {
  expect(kindOf("parcel_lost")).toEqual({
    type: "parcel_lost",
    label: "Parcel lost",
    group: "parcel",
    email: false,
  });
  expect(groupLabel("parcel")).toBe("Parcel");
  const types = kinds(["parcel_lost", "offer_received"]).map(({ type }) => type);
  expect(types.filter((type) => type === "offer_received")).toHaveLength(1);
  expect(types.at(-1)).toBe("parcel_lost");
});
