import type { Page } from "playwright-core";
import { it } from "vitest";
import { eventually, losesSight, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT_PART, anOrder, CONFIRM, SHIP } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("a list whose answer is older than what was heard meanwhile ends as it is, not as it was", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 10, quantity: 3 });
  const page = await screens.open({ as: jun });
  const heard = listenTo(page);
  await page.goto("/orders");
  await sees(page.getByText("You haven't placed any orders yet"));

  // The list is read again because of the new order. That answer is on its way while the order goes on to its end.
  const answer = await holdAnswer(page, "query Orders(");
  const first = await anOrder(jun, [jam]);
  await answer.isHeld;
  const part = first.parts[0]?.id ?? "";
  await amara.gql(ACCEPT_PART, { id: part });
  await amara.gql(SHIP, { id: part });
  await jun.gql(CONFIRM, { partId: part });
  await eventually(() => heard("OrderMoved", /"status":"delivered"/)).toBeGreaterThan(0);
  const second = await anOrder(jun, [jam]);
  await eventually(() => heard("OrderMoved", second.orderNumber)).toBeGreaterThan(0);
  answer.release();

  await sees(page.getByRole("img", { name: "2 orders" }));
  const row = page.getByRole("article", { name: `Order ${first.orderNumber}` });
  await sees(row.getByRole("button", { name: "Reorder" }));
  await sees(row.getByText("Delivered"));
});

it("what comes while the list is read again still waits on the shelf", async () => {
  const amara = await market.member("Amara");
  const jun = await market.richMember("Jun", 300);
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 10, quantity: 3 });
  const page = await screens.open({ as: amara });
  const heard = listenTo(page);
  await page.goto("/offers/seller?view=orders");
  await sees(page.getByText("New orders appear here as they arrive"));
  const first = await anOrder(jun, [jam]);
  await sees(page.getByText("A new order has arrived"));

  const answer = await holdAnswer(page, "query Sales(");
  await page.getByRole("button", { name: "Show order" }).click();
  await answer.isHeld;
  const second = await anOrder(jun, [jam]);
  await eventually(() => heard("SaleMoved", second.orderNumber)).toBeGreaterThan(0);
  answer.release();
  await sees(page.getByRole("article", { name: `Order ${first.orderNumber}` }));
  await sees(page.getByText("A new order has arrived"));

  await page.getByRole("button", { name: "Show order" }).click();
  await sees(page.getByRole("article", { name: `Order ${second.orderNumber}` }));
  await losesSight(page.getByText("A new order has arrived"));
});

it("a thread that was read before a message came shows it all the same, once", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await say(amara, jun.id, "Before");
  const page = await screens.open({ as: jun });
  const heard = listenTo(page);
  const answer = await holdAnswer(page, "query Thread(");
  await page.goto(`/messages/${amara.id}`);
  await answer.isHeld;
  await say(amara, jun.id, "Meanwhile");
  await eventually(() => heard("MessageArrived", "Meanwhile")).toBeGreaterThan(0);
  answer.release();

  const lines = page.getByRole("log").locator("[dir=auto]");
  await eventually(() => lines.allInnerTexts()).toEqual(["Before", "Meanwhile"]);
});

const SAY = /* GraphQL */ `
  mutation Say($to: ID!, $content: String!) {
    sendMessage(input: { toUserId: $to, content: $content }) {
      message {
        id
      }
    }
  }
`;
type Person = Awaited<ReturnType<typeof market.member>>;

async function say(from: Person, to: string, content: string): Promise<void> {
  await from.gql(SAY, { to, content });
}

/** How often a subscription of the page that is opened next has heard something, by its operation name. */
function listenTo(page: Page): (operation: string, text: string | RegExp) => number {
  const names = new Map<string, string>();
  const frames: { operation: string; text: string }[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const { id, payload: asked } = JSON.parse(String(payload)) as {
        id?: string;
        payload?: { operationName?: string };
      };
      if (id !== undefined && asked?.operationName) names.set(id, asked.operationName);
    });
    socket.on("framereceived", ({ payload }) => {
      const { id = "" } = JSON.parse(String(payload)) as { id?: string };
      frames.push({ operation: names.get(id) ?? "", text: String(payload) });
    });
  });
  return (operation, text) =>
    frames.filter(
      (frame) =>
        frame.operation === operation &&
        (typeof text === "string" ? frame.text.includes(text) : text.test(frame.text)),
    ).length;
}

/** Keeps the next answer to such a query back after the server has given it. */
async function holdAnswer(page: Page, query: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    if (!isFirst || !route.request().postData()?.includes(query)) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    held.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return { isHeld: held.promise, release: () => released.resolve() };
}
