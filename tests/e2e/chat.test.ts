import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  eventually,
  expectNoReload,
  waitUntilHidden,
  mark,
  sees,
  seesToast,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// Proves: MS-003, MS-004, MS-005, ST-007, SB-005
it("chats both ways: typing, one check when sent, two when read", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const his = await screens.open({ as: jun, at: "/" });
  await sees(hers.getByText("Say hello to Jun."));
  await sees(his.getByRole("heading", { level: 1 }));
  await mark(hers, his);

  await composer(hers, "Jun").fill("Is the teapot still there?");
  await composer(hers, "Jun").press("Enter");
  await sees(bubble(hers, "Is the teapot still there?").locator("[data-delivery=sent]"));
  await sees(mainNav(his).getByRole("link", { name: "Messages 1 unread" }));

  await mainNav(his)
    .getByRole("link", { name: /^Messages/ })
    .click();
  const row = his.getByRole("list", { name: "Conversations" }).getByRole("link");
  await sees(row.getByText("Is the teapot still there?"));
  await sees(row.getByText("1 unread"));
  expect(
    await bubble(hers, "Is the teapot still there?").locator("[data-delivery=read]").count(),
    "seen in the list is not read",
  ).toBe(0);

  await row.click();
  await sees(bubble(his, "Is the teapot still there?"));
  await sees(
    bubble(hers, "Is the teapot still there?").locator("[data-delivery=read]").getByText("Read"),
  );
  await waitUntilHidden(row.getByText("1 unread"));
  await eventually(() =>
    mainNav(his)
      .getByRole("link", { name: /^Messages/ })
      .textContent(),
  ).toBe("Messages");

  await composer(his, "Amara").pressSequentially("Yes");
  await sees(hers.getByText("Jun is typing…"));
  await composer(his, "Amara").press("Shift+Enter");
  await composer(his, "Amara").pressSequentially("and it pours well");
  await composer(his, "Amara").press("Enter");
  const answer = bubble(hers, "Yes\nand it pours well");
  await sees(answer);
  await waitUntilHidden(hers.getByText("Jun is typing…"));
  await sees(bubble(his, "Yes\nand it pours well").locator("[data-delivery=read]"));
  await eventually(() => composer(his, "Amara").inputValue()).toBe("");
  await expectNoReload(hers, his);
});

// Proves: TO-010
it("keeps a message that could not be sent, and sends it once when asked to try again", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}`, mayFail: /ERR_FAILED/ });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(composer(his, "Amara"));
  await hers.route("**/graphql", (route) =>
    route.request().postData()?.includes("SendMessage") ? route.abort() : route.fallback(),
  );

  await composer(hers, "Jun").fill("Can you bring it on Saturday?");
  await hers.getByRole("button", { name: "Send" }).click();
  await sees(hers.getByText("Not sent."));
  await seesToast(hers, "Error", "Failed to send message");

  await hers.unrouteAll({ behavior: "wait" });
  await hers.getByRole("button", { name: "Try again" }).click();
  await sees(bubble(hers, "Can you bring it on Saturday?").locator("[data-delivery=read]"));
  await waitUntilHidden(hers.getByText("Not sent."));
  await sees(bubble(his, "Can you bring it on Saturday?"));
  expect(await bubble(hers, "Can you bring it on Saturday?").count()).toBe(1);
  expect(await bubble(his, "Can you bring it on Saturday?").count()).toBe(1);
  expect(
    await market.rows(`select content from messages where from_user_id = $1`, [amara.id]),
  ).toHaveLength(1);
});

it("sends no answer twice when it was lost on the way back", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}`, mayFail: /ERR_FAILED/ });
  await sees(composer(hers, "Jun"));
  // The server takes it, but the browser never hears so.
  await hers.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("SendMessage")) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await composer(hers, "Jun").fill("Deal");
  await composer(hers, "Jun").press("Enter");
  // The live event tells that it arrived after all.
  await sees(bubble(hers, "Deal").locator("[data-delivery=sent]"));
  await hers.unrouteAll({ behavior: "wait" });
  await hers.reload();
  await sees(bubble(hers, "Deal").locator("[data-delivery=sent]"));
  expect(await bubble(hers, "Deal").count()).toBe(1);
  expect(
    await market.rows(`select content from messages where from_user_id = $1`, [amara.id]),
  ).toHaveLength(1);
});

it("keeps the two checks when the answer to sending comes after the news that it was read", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(composer(his, "Amara"));
  await sees(composer(hers, "Jun"));
  await hers.route("**/graphql", async (route) => {
    if (!route.request().postData()?.includes("SendMessage")) return route.fallback();
    const response = await route.fetch();
    await sees(bubble(hers, "Slow line").locator("[data-delivery=read]"));
    await route.fulfill({ response });
  });

  const answer = hers.waitForResponse(
    (response) => response.request().postData()?.includes("SendMessage") ?? false,
  );
  await composer(hers, "Jun").fill("Slow line");
  await composer(hers, "Jun").press("Enter");
  await sees(bubble(his, "Slow line"));
  await (await answer).finished();
  await eventually(() =>
    hers.evaluate(
      () => Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith("outbox"))?.[1],
    ),
  ).toBe("[]");
  await sees(bubble(hers, "Slow line").locator("[data-delivery=read]"));
});

// Proves: MS-006
it("writes to a seller from an item, which then stands on top of the thread", async () => {
  const { amara, jun } = await twoPeople();
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 20 });
  const hers = await screens.open({ as: amara, at: "/messages" });
  const his = await screens.open({ as: jun, at: `/buy/${teapot.id}` });
  await sees(hers.getByText("No conversations yet"));

  await his.getByRole("button", { name: "Message", exact: true }).click();
  const dialog = his.getByRole("dialog", { name: "Message Amara" });
  await sees(dialog.getByText("About Enamel teapot"));
  await dialog.getByRole("button", { name: "Send" }).click();
  await sees(dialog.getByText("Write a message"));
  await dialog.getByLabel("Message", { exact: true }).fill("Does it keep warm?");
  await dialog.getByRole("button", { name: "Send" }).click();
  await seesToast(his, "Message sent", "Amara can answer in Messages.");
  await waitUntilHidden(dialog);

  await hers
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: /Jun/ })
    .click();
  await sees(bubble(hers, "Does it keep warm?"));
  await sees(
    hers
      .getByRole("region", { name: "Conversation with Jun" })
      .getByRole("link", { name: "Enamel teapot", exact: true }),
  );
});

async function twoPeople(): Promise<{ amara: Person; jun: Person }> {
  return { amara: await market.member("Amara"), jun: await market.member("Jun") };
}

function composer(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name: `Message ${name}` });
}

/** The bubble of a message with exactly these words. */
function bubble(page: Page, words: string): Locator {
  const exactly = new RegExp(`^${words.replaceAll(/[.?]/g, "\\$&")}$`);
  return page
    .getByRole("log")
    .locator("div", { has: page.locator("> [dir=auto]", { hasText: exactly }) });
}

function mainNav(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main", exact: true });
}
