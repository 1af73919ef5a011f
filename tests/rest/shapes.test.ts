import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { restTable, SHAPES } from "../../api/emit/restTable.ts";
import { schema } from "../../api/graphql/schema.ts";
import { ADDRESS, anAddress } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

function fieldsOf(shape: string): string[] {
  return (SHAPES[shape] ?? "").split(" ").toSorted((a, b) => a.localeCompare(b));
}

function namesIn(answer: object): string[] {
  return Object.keys(answer).toSorted((a, b) => a.localeCompare(b));
}

it("answers carry exactly the fields that schema/rest.md lists", async () => {
  const seller = await market.member("Sue");
  const buyer = await market.richMember("Ben", 500);
  const item = await anItem(seller);
  await anOffer(buyer, item);
  const toUserId = Number(seller.id);
  const wanted = { itemId: Number((await anItem(seller, { trustPoints: 5 })).id) };
  const cartEntry = (await buyer.rest("POST", "/api/cart/add", wanted)).body;
  const placed = { totalAmount: 55, shippingAddressId: Number(await anAddress(buyer)) };

  const { body: stream } = await seller.rest("POST", "/api/streams", { title: "Enamel" });
  await seller.rest("POST", `/api/streams/${stream.id}/start`);

  const { body: post } = await seller.rest("POST", "/api/social/posts", { content: "Hello" });
  const comments = `/api/social/posts/${post.id}/comments`;

  const { user, stats } = (await seller.rest("GET", "/api/auth/me")).body;
  const answers = {
    user,
    stats,
    item: (await seller.rest("GET", `/api/items/${item.id}`)).body,
    offer: (await seller.rest("GET", "/api/offers/seller")).body[0],
    cartEntry,
    address: (await buyer.rest("POST", "/api/addresses", ADDRESS)).body,
    order: (await buyer.rest("POST", "/api/orders", placed)).body,
    history: (await seller.rest("GET", "/api/wallet")).body.history[0],
    message: (await buyer.rest("POST", "/api/messages", { toUserId, content: "Hello" })).body,
    stream,
    post,
    comment: (await buyer.rest("POST", comments, { content: "Hello" })).body,
    liveStream: (await market.stranger.rest("GET", "/api/streams/live")).body[0],
    notification: (await seller.rest("GET", "/api/notifications")).body[0],
  };
  const names = Object.fromEntries(
    Object.entries(answers).map(([shape, answer]) => [shape, namesIn(answer)]),
  );
  const listed = Object.fromEntries(Object.keys(SHAPES).map((shape) => [shape, fieldsOf(shape)]));
  expect(names).toEqual(listed);
});

it("schema/rest.md is what `npm run schema` writes", async () => {
  const written = await readFile(new URL("../../schema/rest.md", import.meta.url), "utf8");
  expect(written).toBe(restTable(await schema()));
});
