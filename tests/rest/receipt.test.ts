import { expect, it } from "vitest";
import { ACCEPT_PART, anOrder, CANCEL_PART, partOf } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { readPdf } from "../support/pdf.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

async function receiptFor(person: Person, orderId: string) {
  const response = await fetch(`${market.url}/api/orders/${orderId}/receipt.pdf`, {
    headers: person.headers,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  return readPdf(Buffer.from(await response.arrayBuffer()));
}

it("a receipt is a tagged PDF: the buyer's has everything, a seller's the own part alone", async () => {
  const [ann, bob] = [await market.member("Ann"), await market.member("Bob")];
  const cal = await market.richMember("Cal", 500);
  const [teapot, lamp] = [
    await anItem(ann, { title: "Enamel teapot", trustPoints: 20, quantity: 3 }),
    await anItem(bob, { title: "Desk lamp", trustPoints: 31 }),
  ];
  const order = await anOrder(cal, [{ id: teapot.id, quantity: 2 }, { id: lamp.id }]);
  await bob.gql(CANCEL_PART, { id: partOf(order, bob).id, reason: "It broke" });

  const buyers = await receiptFor(cal, order.id);
  const whole = buyers.pages.join("");
  expect(whole).toContain(`Order${order.orderNumber},placedon`);
  expect(whole).toContain("EnamelteapotAnn220TP40TP");
  expect(whole).toContain("Desklamp(cancelled)Bob131TP31TP");
  expect(whole).toContain("12HarbourStreet,4b,Bristol");
  expect(whole).toMatch(/Items71TPShipping50TPTotal121TPGivenback\d+TP/);
  expect(buyers.tags).toMatchObject({ Document: 1, H1: 1, H2: 2, Table: 3 });
  expect(buyers.objects.some((head) => /\/StructTreeRoot \d+ 0 R/.test(head))).toBe(true);

  const sellers = (await receiptFor(ann, order.id)).pages.join("");
  expect(sellers).toContain("Receiptofsale");
  expect(sellers).toContain("EnamelteapotAnn220TP40TP");
  expect(sellers).not.toMatch(/Desklamp|Bob|121TP/);
  expect(sellers, "not before it is accepted").not.toContain("HarbourStreet");
  await ann.gql(ACCEPT_PART, { id: partOf(order, ann).id });
  expect((await receiptFor(ann, order.id)).pages.join("")).toContain("HarbourStreet");
});

it("a receipt has the letters of names and titles: Latin with its marks, Cyrillic and Greek", async () => {
  const seller = await market.member("Olena Ґалаґан");
  const cal = await market.richMember("Serban Łukasz", 500);
  const item = await anItem(seller, { title: "Самовар «Тула» № 7, Καφετιέρα, Teekanne für Gäste" });
  const order = await anOrder(cal, [item]);
  const { pages } = await receiptFor(cal, order.id);
  const whole = pages.join("");
  expect(whole).toContain("OlenaҐалаґан");
  expect(whole).toContain("Самовар«Тула»№7,Καφετιέρα,TeekannefürGäste");
  expect(whole).not.toContain("?");
});

it("there is no receipt for who has no part in the order", async () => {
  const [ann, eve] = [await market.member("Ann"), await market.member("Eve")];
  const cal = await market.richMember("Cal", 500);
  const order = await anOrder(cal, [await anItem(ann)]);
  const path = `/api/orders/${order.id}/receipt.pdf`;
  expect(await eve.rest("GET", path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  expect((await market.stranger.rest("GET", path)).status).toBe(401);
  expect((await cal.rest("GET", "/api/orders/0/receipt.pdf")).status).toBe(404);
  expect((await cal.rest("GET", "/api/orders/x/receipt.pdf")).status).toBe(400);
});
