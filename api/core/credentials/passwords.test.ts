import { expect, it } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";
import { hashPassword, NOBODYS_HASH, verifyPassword } from "./passwords.ts";

it("knows the password it hashed and no other", async () => {
  const hash = await hashPassword("a quiet market stall");

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword(hash, "a quiet market stall")).toBe(true);
  expect(await verifyPassword(hash, "a quiet market stal")).toBe(false);
});

it("salts: two hashes of one password differ", async () => {
  expect(await hashPassword("a quiet market stall")).not.toBe(
    await hashPassword("a quiet market stall"),
  );
});

it("takes the composed and the decomposed letter for the same", async () => {
  const hash = await hashPassword("cafe\u0301 terrace");

  expect(await verifyPassword(hash, "caf\u00e9 terrace")).toBe(true);
});

it("reads a hash that another argon2id library made at another cost", async () => {
  // From the tests of the reference implementation (phc-winner-argon2): 256 KiB, two passes, salt "somesalt".
  const reference =
    "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";

  expect(await verifyPassword(reference, "password")).toBe(true);
});

it("hashes at another cost only where one is given, and the hash says so", async () => {
  const cheap = await hashPassword("a quiet market stall", {
    memory: 8,
    passes: 1,
    parallelism: 1,
  });

  expect(cheap).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await verifyPassword(cheap, "a quiet market stall")).toBe(true);
  expect(await verifyPassword(cheap, "a quiet market stal")).toBe(false);
});

it("finds no password for nobody's hash", async () => {
  expect(await verifyPassword(NOBODYS_HASH, "a quiet market stall")).toBe(false);
});

it("knows what everybody tries first, in any case", () => {
  expect(isCommonPassword("Password123")).toBe(true);
  expect(isCommonPassword("a quiet market stall")).toBe(false);
});
