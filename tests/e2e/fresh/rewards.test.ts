import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { aDeal } from "../../support/deals.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "a challenge that is taken moves on the hub and in the wallet",
  { timeout: 300_000 },
  async () => {
    const eli = await market.richMember("Eli", 300);
    for (const name of ["Una", "Dua", "Tria"])
      await aDeal(market, { seller: await market.member(name), buyer: eli });
    await market.settled();
    const pages = new OpenPages(market, screens);
    await pages.open(eli, "/?panel=rewards&hub=challenges", "/wallet?tab=transactions");
    const { challenges } = await eli.gql(`{ challenges { id } }`);
    await pages.act(
      eli,
      `mutation { claimChallenge(challengeId: ${challenges[0].id}) { amount } }`,
    );
    pages.expectFresh("claimChallenge");
  },
);
