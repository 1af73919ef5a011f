import { expect, it } from "vitest";
import { aMarket } from "../../../tests/support/market.ts";
import { times } from "../../../tests/support/races.ts";
import { GuessLimit, type Counter } from "./guessLimit.ts";

const market = aMarket();
const FIVE: Counter = { who: "account ana", max: 5, forgives: "itself" };
const TEN: Counter = { who: "address ana", max: 10, forgives: "itself" };

const process = () => new GuessLimit(market.server.services);
const counted = () =>
  market.rows("select who, wrong from wrong_guesses where wrong > 0 order by who");

it("gives five places to twenty processes that ask at once, before any of them knows the answer", async () => {
  let looked = 0;
  let refused = 0;
  const allRefused = Promise.withResolvers<null>();

  await Promise.all(
    times(20, () =>
      process()
        .guess([TEN, FIVE], () => {
          looked++;
          return allRefused.promise;
        })
        .catch((error: unknown) => {
          expect(error).toMatchObject({ code: "RATE_LIMITED" });
          if (++refused === 15) allRefused.resolve(null);
        }),
    ),
  );

  expect([looked, refused]).toEqual([5, 15]);
  // Who was refused for the account takes nothing from the address.
  expect(await counted()).toEqual([
    { who: FIVE.who, wrong: 5 },
    { who: TEN.who, wrong: 5 },
  ]);
});

it("gives the place back when the guess was right, or could not be made", async () => {
  const bea: Counter = { ...FIVE, who: "account bea" };
  const before = await counted();
  for (let n = 0; n < 6; n++) {
    expect(await process().guess([bea], async () => "in")).toBe("in");
    const broken = process().guess([bea], () => Promise.reject(new Error("away")));
    await expect(broken).rejects.toThrow("away");
  }
  expect(await counted()).toEqual(before);
});
