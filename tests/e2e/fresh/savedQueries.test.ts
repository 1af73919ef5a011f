import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { OpenPages } from "../../support/freshState.ts";
import {
  CHANGE_QUERY,
  COUNT,
  DELETE_QUERY,
  PIN_QUERY,
  SAVE_QUERY,
  saved,
  UNPIN_QUERY,
} from "../../support/savedQueries.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it(
  "what is saved, changed, pinned and deleted shows on the pages of every administrator",
  { timeout: 300_000 },
  async () => {
    const [admin, second] = [await market.admin(), await market.anotherAdmin("Second")];
    const { id, slug } = await saved(admin);
    const pages = new OpenPages(market, screens);
    await pages.open(admin, "/admin/graphql?list=saved", "/admin/dashboard");
    await pages.open(second, "/admin/graphql?list=saved", `/admin/graphql/${slug}`, "/admin");

    await pages.act(admin, SAVE_QUERY, { input: { ...COUNT, title: "Another" } });
    await pages.act(second, CHANGE_QUERY, {
      id,
      version: 1,
      input: { ...COUNT, title: "Renamed" },
    });
    await pages.act(admin, PIN_QUERY, { id });
    await pages.act(second, UNPIN_QUERY, { id });
    await pages.act(admin, PIN_QUERY, { id });
    await pages.act(admin, DELETE_QUERY, { id });
    pages.expectFresh(
      "saveQuery",
      "changeSavedQuery",
      "deleteSavedQuery",
      "pinSavedQuery",
      "unpinSavedQuery",
    );
  },
);
