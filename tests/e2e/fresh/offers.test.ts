import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import {
  ACCEPT,
  anItem,
  anOffer,
  COUNTER,
  CREATE_OFFER,
  DECLINE,
  WITHDRAW,
} from "../../support/factories.ts";
import { OpenPages, VIEW } from "../../support/freshState.ts";
import type { Person } from "../../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("offers move on every open page of everybody", { timeout: 240_000 }, async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const lamp = await anItem(ana, { title: "Lamp", trustPoints: 20 });
  const chair = await anItem(ben, { title: "Chair", trustPoints: 10 });
  for (const who of [ben, cleo]) await who.gql(VIEW, { id: lamp.id });
  const pages = new OpenPages(market, screens);
  const anas = `/members/${ana.email.split("@")[0]}`;
  const [own, thread] = ["/deals", (who: Person) => `/messages/${who.id}`];
  await pages.open(
    ana,
    `/buy/${lamp.id}`,
    thread(ben),
    "/offers/seller",
    "/wallet",
    "/profile",
    own,
  );
  await pages.open(ben, `/buy/${lamp.id}`, thread(ana), "/offers/mine", "/wallet-exchange", own);
  await pages.open(cleo, "/", `/buy/${lamp.id}`, anas, "/offers/mine");

  const input = { targetItemId: lamp.id, tpDelta: 20 };
  const { createOffer: first } = await pages.act(ben, CREATE_OFFER, { input });
  const { counterOffer } = await pages.act(ana, COUNTER, { id: first.offer.id, tpDelta: 25 });
  await pages.act(ben, DECLINE, { id: counterOffer.offer.id });
  const { createOffer: second } = await pages.act(ben, CREATE_OFFER, { input });
  await pages.act(ben, WITHDRAW, { id: second.offer.id });
  await anOffer(cleo, lamp);
  const { createOffer: third } = await pages.act(ben, CREATE_OFFER, {
    input: { targetItemId: lamp.id, offeredItemIds: [chair.id], tpDelta: 10 },
  });
  await pages.act(ana, ACCEPT, { id: third.offer.id });
  pages.expectFresh("acceptOffer", "counterOffer", "createOffer", "declineOffer", "withdrawOffer");
});
