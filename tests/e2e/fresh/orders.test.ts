import { it } from "vitest";
import { someScreens } from "../../support/browser.ts";
import { aBuiltMarket } from "../../support/builtMarket.ts";
import {
  ACCEPT_PART,
  ADD,
  ADDRESS,
  anAddress,
  anOrder,
  CANCEL,
  CANCEL_PART,
  CONFIRM,
  partOf,
  PLACE,
  REFUND,
  REORDER,
  SHIP,
  TRACK,
} from "../../support/checkout.ts";
import { anItem } from "../../support/factories.ts";
import { OpenPages, VIEW } from "../../support/freshState.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const LONG = { timeout: 300_000 };

it("the cart is the same on every open page", LONG, async () => {
  const [sam, bea] = [await market.member("Sam"), await market.richMember("Bea", 500)];
  const lamp = await anItem(sam, { title: "Lamp", trustPoints: 20, quantity: 9 });
  const vase = await anItem(sam, { title: "Vase", trustPoints: 10, quantity: 9 });
  const order = await anOrder(bea, [{ id: vase.id }]);
  await bea.gql(VIEW, { id: lamp.id });
  await bea.gql(ADD, { itemId: vase.id });
  const pages = new OpenPages(market, screens);
  await pages.open(bea, "/", `/buy/${lamp.id}`);
  await pages.openWith(bea, "/listings", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("dialog", { name: "Your cart" }).waitFor();
  });
  await pages.openWith(bea, "/?checkout", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("dialog", { name: "Checkout" }).waitFor();
  });
  await pages.open(sam, "/", `/buy/${lamp.id}`);

  await pages.act(bea, `mutation { addToCart(itemId: ${lamp.id}) { cart { id } } }`);
  await pages.act(
    bea,
    `mutation { setCartQuantity(itemId: ${lamp.id}, quantity: 3) { cart { id } } }`,
  );
  await pages.act(
    sam,
    `mutation { changePrice(itemId: ${lamp.id}, trustPoints: 30) { item { id } } }`,
  );
  await pages.act(bea, `mutation { acceptCartPrices { cart { id } } }`);
  await pages.act(bea, `mutation { removeFromCart(itemId: ${lamp.id}) { cart { id } } }`);
  await pages.act(
    bea,
    `mutation { restoreCart(lines: [{ itemId: ${lamp.id}, quantity: 2 }]) { cart { id } } }`,
  );
  await pages.act(bea, REORDER, { orderId: order.id });
  await pages.act(bea, `mutation { clearCart { cart { id } } }`);
  const { saveAddress } = await pages.act(
    bea,
    `mutation ($input: AddressInput!) { saveAddress(input: $input) { id } }`,
    { input: { ...ADDRESS, fullName: "Another Name" } },
  );
  await pages.act(bea, `mutation { removeAddress(id: ${saveAddress.id}) { addressId } }`);
  pages.expectFresh(
    "acceptCartPrices",
    "addToCart",
    "changePrice",
    "clearCart",
    "removeAddress",
    "removeFromCart",
    "reorder",
    "restoreCart",
    "saveAddress",
    "setCartQuantity",
  );
});

it("orders move on every open page of both sides", LONG, async () => {
  const [sam, bea, tom] = [
    await market.member("Sam"),
    await market.richMember("Bea", 900),
    await market.member("Tom"),
  ];
  const lamp = await anItem(sam, { title: "Lamp", trustPoints: 20, quantity: 9 });
  const vase = await anItem(tom, { title: "Vase", trustPoints: 10, quantity: 9 });
  for (const who of [bea, tom]) await who.gql(VIEW, { id: lamp.id });
  const first = await anOrder(bea, [lamp, vase]);
  const pages = new OpenPages(market, screens);
  const own = ["/wallet", "/deals", "/profile"];
  await pages.open(bea, "/orders", `/orders?order=${first.id}`, `/messages/${sam.id}`, "/wallet");
  await pages.open(
    sam,
    "/offers/seller?view=orders",
    `/messages/${bea.id}`,
    `/buy/${lamp.id}`,
    ...own,
  );
  await pages.open(tom, "/", `/buy/${lamp.id}`, `/members/${sam.email.split("@")[0]}`);

  const part = (order: typeof first) => ({
    id: partOf(order, sam).id,
    partId: partOf(order, sam).id,
  });
  await pages.act(sam, ACCEPT_PART, part(first));
  await pages.act(sam, SHIP, { ...part(first), carrier: "Post", trackingNumber: "A1" });
  await pages.act(sam, TRACK, { ...part(first), text: "Left the town", location: "Bath" });
  await pages.act(bea, CONFIRM, part(first));
  const shippingAddressId = await anAddress(bea);
  await bea.gql(`mutation { addToCart(itemId: ${lamp.id}) { cart { id } } }`);
  const { placeOrder } = await pages.act(bea, PLACE, {
    input: { totalAmount: 20 + (first.total - 30), shippingAddressId, shippingMethod: "standard" },
  });
  await pages.act(sam, CANCEL_PART, { ...part(placeOrder.order), reason: "Broken" });
  const third = await anOrder(bea, [lamp]);
  await pages.act(bea, CANCEL, { id: third.id });
  const fourth = await anOrder(bea, [lamp]);
  await sam.gql(ACCEPT_PART, part(fourth));
  await sam.gql(SHIP, part(fourth));
  await pages.act(sam, REFUND, part(fourth));
  const fifth = await anOrder(bea, [lamp]);
  await sam.gql(ACCEPT_PART, part(fifth));
  await sam.gql(SHIP, part(fifth));
  await pages.act(bea, `mutation { confirmOrder(id: ${fifth.id}) { order { id } } }`);
  pages.expectFresh(
    "acceptOrderPart",
    "addTrackingEvent",
    "cancelOrder",
    "cancelOrderPart",
    "confirmDelivery",
    "confirmOrder",
    "placeOrder",
    "refundOrderPart",
    "shipOrderPart",
  );
});
