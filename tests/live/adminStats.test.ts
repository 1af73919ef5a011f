import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { recording } from "../rules/statements/recording.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const READ_EVERY_MS = 2000;
const STATS = `subscription { adminStatsUpdated { totalItems } }`;

// Only what repeats is moved by the test: sockets and the database take the time they take.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** How often the figures are counted while time passes until `heard`. */
async function counts(passedMs: number, heard: () => Promise<unknown>): Promise<number> {
  const { statements } = await recording(async () => {
    vi.advanceTimersByTime(passedMs);
    await heard();
  });
  return statements.filter(({ text }) => text.includes("market_windows")).length;
}

// Proves: EN-040
it("the figures are counted only while somebody listens, and once for all who do", async () => {
  const [admin, amara] = [await market.admin(), await market.member("Amara")];
  const { bus } = market.server.services;
  const followed = bus.audiences;
  const somethingElse = () => admin.gql(`{ viewer { id } }`);
  expect(await counts(10 * READ_EVERY_MS, somethingElse)).toBe(0);

  const [one, two] = [
    await admin.live<{ totalItems: number }>(STATS),
    await admin.live<{ totalItems: number }>(STATS),
  ];
  const bothHear = () => Promise.all([one.next(), two.next()]);
  expect(await counts(READ_EVERY_MS, bothHear)).toBe(1);
  await anItem(amara);
  expect(await counts(READ_EVERY_MS, bothHear)).toBe(1);
  expect([one, two].map(({ heard }) => heard)).toEqual(
    Array.from({ length: 2 }, () => [{ totalItems: 0 }, { totalItems: 1 }]),
  );

  // Who stays is still told, and the last one who leaves ends it.
  await two.stop();
  await anItem(amara);
  expect(await counts(READ_EVERY_MS, () => one.next())).toBe(1);
  await one.stop();
  await expect.poll(() => bus.audiences).toBe(followed);
  await anItem(amara);
  expect(await counts(10 * READ_EVERY_MS, somethingElse)).toBe(0);
});
