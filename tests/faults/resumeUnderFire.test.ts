import { it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { underFire } from "../support/faults/fire.ts";

const market = aBuiltMarket();

it(
  "500 facts over 50 lost connections of each reader and two kills of the server: none lost, doubled or out of order",
  { timeout: 40_000 },
  async () => {
    const again = async () => {
      await market.main.kill();
      await market.main.start();
    };
    await underFire({
      market,
      writeAt: () => market.main.url,
      readAt: () => market.main.url,
      faults: [
        { at: 150, happen: again },
        { at: 350, happen: again },
      ],
    });
  },
);
