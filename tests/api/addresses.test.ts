import { expect, it } from "vitest";
import { ADDRESSES_MAX } from "../../schema/limits.ts";
import { ADDRESS } from "../support/checkout.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();
const SAVE = `mutation ($input: AddressInput!) { saveAddress(input: $input) { id isDefault fullName apartment country city } }`;
const REMOVE = `mutation ($id: ID!) { removeAddress(id: $id) { addressId } }`;
const LIST = `{ addresses { id isDefault fullName } }`;

// Proves: VA-001, VA-002, VA-003, VA-004, VA-005, VA-006
it("refuses each field in its documented words", async () => {
  const jun = await market.member("Jun");
  const wrong = {
    fullName: "R",
    streetAddress: "12 H",
    city: "B",
    state: "A",
    zipCode: "BS1",
    phoneNumber: "123456789",
  };
  const { code, fields } = await jun.refused(SAVE, { input: { ...ADDRESS, ...wrong } });
  expect(code).toBe("BAD_USER_INPUT");
  expect(fields).toEqual({
    fullName: "Full name is required",
    streetAddress: "Street address is required",
    city: "City is required",
    state: "State is required",
    zipCode: "ZIP code is required",
    phoneNumber: "Phone number is required",
  });
  const blank = await jun.refused(SAVE, { input: { ...ADDRESS, city: "   " } });
  expect(blank.fields).toEqual({ city: "City is required" });
  const long = await jun.refused(SAVE, { input: { ...ADDRESS, fullName: "x".repeat(101) } });
  expect(long.fields).toEqual({ fullName: "At most 100 characters" });
  expect((await jun.gql(LIST)).addresses).toEqual([]);
});

// Proves: VA-007, TB-026, KC-005
it("takes the least that is asked for, without an apartment, in the default country", async () => {
  const jun = await market.member("Jun");
  const least = {
    fullName: "Al",
    streetAddress: "1 Rd.",
    city: "Ur",
    state: "NY",
    zipCode: "10001",
    phoneNumber: "0123456789",
  };
  const { saveAddress } = await jun.gql(SAVE, { input: least });
  expect(saveAddress).toMatchObject({
    fullName: "Al",
    apartment: null,
    country: "United States",
    isDefault: false,
  });
});

it("is changed, made the default, removed, and only by its owner", async () => {
  const [jun, eve] = [await market.member("Jun"), await market.member("Eve")];
  const { saveAddress: home } = await jun.gql(SAVE, { input: { ...ADDRESS, isDefault: true } });
  const { saveAddress: shop } = await jun.gql(SAVE, {
    input: { ...ADDRESS, fullName: "The Shop", isDefault: true },
  });
  expect((await jun.gql(LIST)).addresses).toEqual([
    { id: shop.id, isDefault: true, fullName: "The Shop" },
    { id: home.id, isDefault: false, fullName: ADDRESS.fullName },
  ]);
  const moved = await jun.gql(SAVE, {
    input: { ...ADDRESS, id: home.id, city: "Bath", isDefault: true },
  });
  expect(moved.saveAddress).toMatchObject({ id: home.id, city: "Bath", isDefault: true });
  for (const refused of [
    await eve.refused(SAVE, { input: { ...ADDRESS, id: home.id } }),
    await eve.refused(REMOVE, { id: home.id }),
  ])
    expect(refused.code).toBe("NOT_FOUND");
  expect((await jun.gql(REMOVE, { id: home.id })).removeAddress).toEqual({ addressId: home.id });
  expect((await jun.gql(LIST)).addresses).toMatchObject([{ id: shop.id }]);
});

it("is one address when it is saved twenty times at once, and at most twenty are kept", async () => {
  const jun = await market.member("Jun");
  const { won, lost } = await race(times(20, () => () => jun.ask(SAVE, { input: ADDRESS })));
  expect(lost).toEqual({});
  expect(new Set(won.map((data) => JSON.stringify(data))).size).toBe(1);
  for (const n of times(ADDRESSES_MAX - 1, (index) => index))
    await jun.gql(SAVE, { input: { ...ADDRESS, apartment: `No. ${n}` } });
  expect((await jun.refused(SAVE, { input: { ...ADDRESS, apartment: "one more" } })).code).toBe(
    "BAD_USER_INPUT",
  );
  expect((await jun.gql(LIST)).addresses).toHaveLength(ADDRESSES_MAX);
});
