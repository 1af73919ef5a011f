import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import { anOrder, fillCart } from "../../support/checkout.ts";
import { aDeal } from "../../support/deals.ts";
import { anItem, anOffer } from "../../support/factories.ts";
import { OpenPages } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("items move on every open page of everybody", { timeout: 300_000 }, async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const lamp = await anItem(ana, { title: "Lamp", trustPoints: 20 });
  const [received] = await market.rows<{ id: number }>(
    "select item_id as id from transactions where id = $1",
    [Number(await aDeal(market, { seller: ben, buyer: ana, tp: 10 }))],
  );
  const pages = new OpenPages(market, screens);
  const anas = `/members/${ana.email.split("@")[0]}`;
  await pages.open(ana, "/", `/buy/${lamp.id}`, "/profile", anas, "/wallet?tab=earnings", "/deals");
  await pages.open(ben, "/", "/listings?sort=price_low", `/buy/${lamp.id}`, anas);
  await pages.open(market.stranger, "/");

  const { createItem } = await pages.act(
    ana,
    `mutation ($input: CreateItemInput!) { createItem(input: $input) { item { id } } }`,
    {
      input: {
        title: "Vase",
        description: "Of glass. Not a chip in it.",
        category: "Home & Garden",
        condition: "Good",
        trustPoints: 15,
      },
    },
  );
  const vase = createItem.item.id;
  await pages.act(ben, `mutation { viewItem(itemId: ${lamp.id}) { item { id } } }`);
  await pages.act(ben, `mutation { likeItem(itemId: ${lamp.id}) { item { id } } }`);
  await pages.act(ben, `mutation { unlikeItem(itemId: ${lamp.id}) { item { id } } }`);
  await pages.act(
    ana,
    `mutation { changePrice(itemId: ${lamp.id}, trustPoints: 25) { item { id } } }`,
  );
  await pages.act(
    ana,
    `mutation { updateItem(itemId: ${lamp.id}, input: { title: "Brass lamp", location: "Bath", quantity: 2 }) { item { id } } }`,
  );
  await pages.act(
    ana,
    `mutation { recordShare(input: { itemId: ${lamp.id}, channel: copy_link }) { itemId } }`,
  );
  await pages.act(ana, `mutation { removeItem(itemId: ${vase}) { item { id } } }`);
  await pages.act(
    ana,
    `mutation { relistItem(itemId: ${received?.id}, trustPoints: 12) { item { id } } }`,
  );
  await pages.act(
    ben,
    `mutation { report(input: { subject: item, subjectId: ${lamp.id}, reason: spam }) { reportId } }`,
  );
  pages.expectFresh(
    "changePrice",
    "createItem",
    "likeItem",
    "recordShare",
    "relistItem",
    "removeItem",
    "report",
    "unlikeItem",
    "updateItem",
    "viewItem",
  );
});

it(
  "what the market deletes is gone from open pages, and comes back",
  { timeout: 300_000 },
  async () => {
    const [ana, ben, admin] = [
      await market.member("Ana"),
      await market.richMember("Ben", 500),
      await market.admin(),
    ];
    const radio = await anItem(ana, { title: "Radio", trustPoints: 20, quantity: 2 });
    await anOffer(ben, radio);
    await anOrder(ben, [radio]);
    await fillCart(ben, radio);
    const pages = new OpenPages(market, screens);
    const buy = `/buy/${radio.id}`;
    await pages.open(ana, "/", buy, "/profile", "/offers/seller", "/orders?tab=sales");
    await pages.open(ben, "/", "/listings", buy, "/offers/mine", "/orders", "/wallet");
    await pages.open(market.stranger, "/");

    const deleted = { itemId: radio.id, reason: "Not allowed here" };
    await pages.act(
      admin,
      `mutation ($itemId: ID!, $reason: String!) { deleteItem(itemId: $itemId, reason: $reason) { item { id } } }`,
      deleted,
    );
    await pages.act(
      admin,
      `mutation { restoreItem(itemId: ${radio.id}, reason: "A mistake") { item { id } } }`,
    );
    pages.expectFresh("deleteItem", "restoreItem");
  },
);
