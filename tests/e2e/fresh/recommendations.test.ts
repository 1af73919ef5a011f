import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "a recommendation that is put away leaves the member's open pages",
  { timeout: 300_000 },
  async () => {
    const eli = await market.member("Eli");
    const seller = await market.member("Sal");
    for (const title of ["Kite", "Sledge", "Teapot", "Basket", "Globe"]) {
      const { id } = await anItem(seller, { title });
      await eli.gql(`mutation { viewItem(itemId: ${id}) { item { id } } }`);
    }
    const lantern = await anItem(seller, { title: "Lantern" });
    const pages = new OpenPages(market, screens);
    await pages.open(eli, "/?panel=smart&smart=for-you", "/?panel=smart&smart=tips");
    await pages.act(
      eli,
      `mutation { setNotForMe(id: "item:${lantern.id}", isNotForMe: true) { id } }`,
    );
    pages.expectFresh("setNotForMe");
  },
);
