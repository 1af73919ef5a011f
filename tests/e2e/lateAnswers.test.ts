import type { Locator, Page, Request } from "playwright-core";
import { expect, it } from "vitest";
import {
  digitsOf,
  eventually,
  waitUntilHidden,
  sees,
  seesBalance,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT_PART, anOrder, CONFIRM, SHIP } from "../support/checkout.ts";
import { ACCEPT, anItem, anOffer, WITHDRAW } from "../support/factories.ts";

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
  await waitUntilHidden(page.getByText("A new order has arrived"));
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

it("the balance and the history are those of the second sale, though the first is still being read", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const page = await screens.open({ as: amara });
  const heard = listenTo(page);
  await page.goto("/wallet-exchange");
  const rows = page.getByRole("region", { name: "Transactions" }).getByRole("listitem");
  await eventually(() => rows.count()).toBe(1);

  const answer = await holdAnswer(page, "query WalletPage(");
  await sells(amara, jun, "Plum jam", 10);
  await answer.isHeld;
  const before = heard("WalletMoved");
  await sells(amara, jun, "Pear jam", 7);
  await eventually(() => heard("WalletMoved")).toBeGreaterThan(before);
  answer.release();

  await sees(rows.getByText("+7 TP"));
  await sees(rows.getByText("+10 TP"));
  await seesBalance(page, 117);
});

it("an offer that was withdrawn while the list was read does not stand there with Accept", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const offer = await anOffer(jun, await anItem(amara, { title: "Plum jam", trustPoints: 10 }));
  const page = await screens.open({ as: amara });
  const heard = listenTo(page);
  const answers = [
    await holdAnswer(page, "query SellerOffers("),
    await holdAnswer(page, "query SellerOfferCounts"),
  ];
  await page.goto("/offers/seller");
  for (const { isHeld } of answers) await isHeld;
  await jun.gql(WITHDRAW, { id: offer.id });
  await eventually(() => heard("OfferMoved", /"state":"withdrawn"/)).toBeGreaterThan(0);
  for (const { release } of answers) release();

  const card = page.getByRole("article", { name: "Offer with Jun for Plum jam" });
  await eventually(() => statOf(page, "Pending")).toBe("0");
  await sees(page.getByText("No pending offers").or(card.getByText(/^Withdrawn \d/)));
  expect(await card.getByRole("button", { name: "Accept" }).count()).toBe(0);
});

it("counts are those after the second of two events, though they are being counted after the first", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.richMember("Jun", 300)];
  const anotherOffer = async (title: string) =>
    void (await anOffer(jun, await anItem(amara, { title, trustPoints: 10 })));
  const page = await screens.open({ as: amara, at: "/offers/seller" });
  const badge = (unread: number) =>
    sees(mainNav(page).getByRole("link", { name: `Messages ${unread} unread` }));
  await eventually(() => statOf(page, "Pending")).toBe("0");

  // Each waits for what the page asks later than the question that is in doubt.
  const messages = await holdAnswer(page, "query Viewer {");
  await say(jun, amara.id, "One");
  await messages.isHeld;
  await say(jun, amara.id, "Two");
  await anotherOffer("Plum jam");
  await eventually(() => statOf(page, "Pending")).toBe("1");
  messages.release();
  await badge(2);

  const offers = await holdAnswer(page, "query SellerOfferCounts");
  await anotherOffer("Pear jam");
  await offers.isHeld;
  await anotherOffer("Rye bread");
  await say(jun, amara.id, "Three");
  await badge(3);
  offers.release();
  await eventually(() => statOf(page, "Pending")).toBe("3");
});

it("the late answer to an own like does not undo the likes of others", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 10 });
  const page = await screens.open({ as: jun, at: `/buy/${jam.id}` });
  const answer = await holdAnswer(page, "mutation LikeItem(");
  const heard = listenTo(page);
  await page.reload();
  await page.getByRole("button", { name: /^Like/, pressed: false }).click();
  await answer.isHeld;
  for (const name of ["Noor", "Kofi", "Priya"]) {
    const other = await market.member(name);
    await other.gql(LIKE, { itemId: jam.id });
  }
  await eventually(() => heard("OpenItemUpdated", /"likeCount":4/)).toBeGreaterThan(0);
  answer.release();
  const liked = page.getByRole("button", { name: /^Liked/, pressed: true });
  await eventually(() => digitsOf(liked.locator("[data-value]"))).toBe("4");
});

it("what the member pressed stands, though the page was being read when it was pressed", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const page = await screens.open({ as: jun, at: `/members/${amara.id}` });
  const follow = page.getByRole("button", { name: "Follow Amara" });
  const followed = page.getByRole("button", { name: "Following Amara", pressed: true });
  await sees(follow);
  await mainNav(page)
    .getByRole("link", { name: /^Messages/ })
    .click();
  await waitUntilHidden(follow);
  const answer = await holdAnswer(page, "query Member(");
  await page.goBack();
  await answer.isHeld;
  await follow.click();
  await sees(followed);

  const read = page.waitForResponse((each) => each.request() === answer.request());
  answer.release();
  await (await read).finished();
  // Two frames later the answer is on the screen, if it ever is.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await followed.isVisible()).toBe(true);
});

it("only what was on the screen is marked as read", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await say(amara, jun.id, "Before");
  const page = await screens.open({ as: jun });
  const marks: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    const body = route.request().postData() ?? "";
    if (!body.includes("mutation MarkConversationRead(")) return route.fallback();
    marks.push(body);
    if (marks.length === 1) await gate.promise;
    return route.fallback();
  });
  // The second message is on its way to the page; the page marks what it shows.
  await page.routeWebSocket(/graphql/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      if (String(message).includes("Meanwhile")) await late.promise;
      socket.send(message);
    });
  });
  const late = Promise.withResolvers<void>();
  await page.goto(`/messages/${amara.id}`);
  await eventually(() => marks.length).toBe(1);
  await say(amara, jun.id, "Meanwhile");
  gate.resolve();
  await eventually(() => isRead(amara, jun.id, "Before")).toBe(true);
  expect(await isRead(amara, jun.id, "Meanwhile")).toBe(false);

  late.resolve();
  await sees(page.getByRole("log").getByText("Meanwhile"));
  await eventually(() => isRead(amara, jun.id, "Meanwhile")).toBe(true);
});

function mainNav(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main", exact: true });
}

function statOf(page: Page, label: string): Promise<string> {
  return digitsOf(page.locator("dl > div").filter({ hasText: label }).locator("[data-value]"));
}

const LIKE = `mutation ($itemId: ID!) { likeItem(itemId: $itemId) { item { id } } }`;
const READ = `query ($memberId: ID!) {
  conversation(memberId: $memberId) { messages(first: 9) { edges { node { content isRead } } } } }`;

async function isRead(writer: Person, reader: string, content: string): Promise<boolean> {
  const { conversation } = await writer.gql(READ, { memberId: reader });
  const rows: { node: { content: string; isRead: boolean } }[] = conversation.messages.edges;
  return rows.some(({ node }) => node.content === content && node.isRead);
}

async function sells(seller: Person, buyer: Person, title: string, trustPoints: number) {
  const offer = await anOffer(buyer, await anItem(seller, { title, trustPoints }));
  await seller.gql(ACCEPT, { id: offer.id });
}

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
function listenTo(page: Page): (operation: string, text?: string | RegExp) => number {
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
  return (operation, text = '"type":"next"') =>
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
  let request: Request | undefined;
  let isFirst = true;
  await page.route("**/graphql", async (route) => {
    if (!isFirst || !route.request().postData()?.includes(query)) return route.fallback();
    isFirst = false;
    request = route.request();
    const response = await route.fetch();
    held.resolve();
    await released.promise;
    await route.fulfill({ response });
  });
  return {
    isHeld: held.promise,
    release: () => released.resolve(),
    request: () => request,
  };
}
