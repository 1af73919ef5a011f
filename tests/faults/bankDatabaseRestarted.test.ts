import { expect, it } from "vitest";
import { openBuiltMarket } from "../support/builtMarket.ts";
import { Bank, BANK_SECONDS } from "../support/faults/bank.ts";
import { MarketOnOwnPostgres } from "../support/faults/ownPostgresMarket.ts";

const market = openBuiltMarket(new MarketOnOwnPostgres({}));

it(
  "eight members trade while PostgreSQL is restarted every five seconds: the only 5xx is 503 with Retry-After",
  { timeout: (BANK_SECONDS + 90) * 1000 },
  async () => {
    const bank = new Bank(market);
    await bank.run(BANK_SECONDS, (nth) =>
      market.postgres.restart(nth % 2 === 0 ? "immediate" : "fast"),
    );
    await bank.expectRight();
    expect(bank.met.lost, "the server itself never went").toBe(0);
    expect(bank.met.unavailable).toBeGreaterThan(0);
  },
);
