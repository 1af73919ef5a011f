import fc from "fast-check";
import { expect, it } from "vitest";
import { milliTpOf, TP_MS_PER_TP, wholeTpOf } from "../../../../schema/staking.ts";
import { accrued, coveredUntil, settled, type Pool, type Stake } from "./pool.ts";

const START = new Date("2026-11-01T00:00:00Z");
const HOUR = 3_600_000;
const NONE: Stake = { staked: 0n, accrued: 0n, coveredMs: 0n };
const after = (ms: number) => new Date(START.getTime() + ms);

function aPool(more: Partial<Pool> = {}): Pool {
  return { coveredMs: 0n, settledAt: START, staked: 0n, owed: 0n, balance: 0n, ...more };
}

it("earns 12.5 % a year, in thousandths of a TP, rounded down", () => {
  // floor(TP x 125 x ms / 31,536,000,000), as the specification's figure is written.
  for (const [tp, ms] of [
    [50, 24 * HOUR],
    [100, 365 * 24 * HOUR],
    [7, 1],
    [123_456, 987_654_321],
  ] as const) {
    const written = (BigInt(tp) * 125n * BigInt(ms)) / 31_536_000_000n;
    expect(milliTpOf(BigInt(tp) * BigInt(ms))).toBe(Number(written));
  }
  expect(milliTpOf(50n * BigInt(24 * HOUR))).toBe(17);
  expect(wholeTpOf(100n * BigInt(365 * 24 * HOUR))).toBe(12);
});

it("covers nothing without a stake, and the stakes until its TP are promised", () => {
  expect(coveredUntil(aPool({ balance: 5n }))).toBeNull();
  const pool = aPool({ balance: 1n, staked: 1500n });
  expect(coveredUntil(pool)).toEqual(after(168_192_000));
  expect(coveredUntil(aPool({ staked: 1n, balance: 10_000_000n }))?.getUTCFullYear()).toBe(9999);

  // Whether it is looked at once or often, after the end as much was counted as at the end.
  const once = settled(pool, after(1000 * HOUR));
  const often = settled(settled(settled(pool, after(HOUR)), after(168_192_000)), after(999 * HOUR));
  expect(once.owed).toBe(TP_MS_PER_TP);
  expect(often).toMatchObject({ owed: once.owed, coveredMs: once.coveredMs });
});

it("counts nothing twice when the clock goes back", () => {
  const pool = settled(aPool({ balance: 9n, staked: 100n }), after(2 * HOUR));
  expect(settled(pool, after(HOUR))).toEqual(pool);
});

it("owes each stake exactly what it accrued, and never more than it has, whatever happens when", () => {
  const step = fc.record({
    who: fc.nat(2),
    ms: fc.integer({ min: 0, max: 400 * 24 * HOUR }),
    tp: fc.integer({ min: 0, max: 100_000 }),
    what: fc.constantFrom("stake", "unstake", "claim", "fund"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let at = START.getTime();
      let pool = aPool();
      const stakes = [NONE, NONE, NONE];
      for (const { who, ms, tp, what } of steps) {
        at += ms;
        pool = settled(pool, new Date(at));
        let own = accrued(stakes[who] ?? NONE, pool);
        const amount = BigInt(what === "unstake" ? Math.min(tp, Number(own.staked)) : tp);
        if (what === "fund") pool = { ...pool, balance: pool.balance + BigInt(tp % 100) };
        if (what === "claim") {
          const paid = BigInt(wholeTpOf(own.accrued));
          own = { ...own, accrued: own.accrued - paid * TP_MS_PER_TP };
          pool = { ...pool, owed: pool.owed - paid * TP_MS_PER_TP, balance: pool.balance - paid };
        }
        if (what === "stake" || what === "unstake") {
          const more = what === "stake" ? amount : -amount;
          own = { ...own, staked: own.staked + more };
          pool = { ...pool, staked: pool.staked + more };
        }
        stakes[who] = own;
        const owed = stakes.reduce((sum, one) => sum + accrued(one, pool).accrued, 0n);
        expect(owed).toBe(pool.owed);
        expect(pool.owed <= pool.balance * TP_MS_PER_TP).toBe(true);
        expect(pool.balance >= 0n).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
