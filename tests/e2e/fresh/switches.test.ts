import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";
import { SET_SWITCH } from "../../support/switches.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("what is closed and opened shows on open pages of everybody", { timeout: 300_000 }, async () => {
  const [ana, ben, admin] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.admin(),
  ];
  const lamp = await anItem(ana, { title: "Lamp", trustPoints: 20 });
  const pages = new OpenPages(market, screens);
  await pages.open(ben, "/", `/buy/${lamp.id}`, "/wallet");
  await pages.open(admin, "/admin/switches");
  await pages.open(market.stranger, "/");

  const set = (name: string, isOn: boolean) =>
    pages.act(admin, SET_SWITCH, { input: { name, isOn, reason: "Some prices were wrong" } });
  await set("offers", false);
  await set("sign_up", false);
  await set("offers", true);
  await set("writes", false);
  await set("writes", true);
  pages.expectFresh("setSwitch");
});
