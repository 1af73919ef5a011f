import { expect, it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { CLEAR_HISTORY, DELETE_RUN, explored, historyOf } from "../../support/explorer.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("the history of the explorer is the same on all pages of its administrator", async () => {
  const admin = await market.admin();
  const pages = new OpenPages(market, screens);
  await pages.open(admin, "/admin/graphql?list=history", "/admin/graphql?list=history");

  for (const name of ["users", "items", "offers"])
    await explored(admin, `{ tables { ${name}Aggregate { count } } }`);
  await expect.poll(() => historyOf(admin)).toHaveLength(3);
  await pages.learn("the explorer was asked");
  const [run] = await historyOf(admin);
  await pages.act(admin, DELETE_RUN, { id: run?.id });
  await pages.act(admin, CLEAR_HISTORY);
  pages.expectFresh("deleteExplorerRun", "clearExplorerHistory");
}, 300_000);
