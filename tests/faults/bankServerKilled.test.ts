import { it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { Bank, BANK_SECONDS } from "../support/faults/bank.ts";

const market = aBuiltMarket();

it(
  "eight members trade while the server is killed every five seconds: no TP appears, vanishes or is promised in vain",
  { timeout: (BANK_SECONDS + 90) * 1000 },
  async () => {
    const bank = new Bank(market);
    await bank.run(BANK_SECONDS, async () => {
      await market.main.kill();
      await market.main.start();
    });
    await bank.expectRight();
  },
);
