import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { eventually, waitUntilHidden, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anOrder } from "../support/checkout.ts";
import { anItem, anOffer } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

async function twoPeople(): Promise<{ amara: Person; jun: Person }> {
  return { amara: await market.member("Amara"), jun: await market.member("Jun") };
}

const composer = (page: Page, name: string): Locator =>
  page.getByRole("textbox", { name: `Message ${name}` });

it("sends a picture with words, chosen or taken off again, which the other one sees at once", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(composer(his, "Amara"));

  const choose = async (hue: number) =>
    hers.getByLabel("Picture to send").setInputFiles({
      name: "teapot.png",
      mimeType: "image/png",
      buffer: await aPicture(hue),
    });
  await choose(10);
  await sees(hers.getByText("Ready to send"));
  await hers.getByRole("button", { name: "Remove the picture" }).click();
  await waitUntilHidden(hers.getByText("Ready to send"));
  await choose(50);
  await sees(hers.getByText("Ready to send"));
  await composer(hers, "Jun").fill("The lid, from above");
  await composer(hers, "Jun").press("Enter");

  for (const page of [hers, his]) {
    await sees(page.getByRole("log").getByText("The lid, from above"));
    await sees(page.getByRole("img", { name: /^Sent by/ }));
  }
  await waitUntilHidden(hers.getByText("Ready to send"));
  await eventually(() =>
    his
      .getByRole("img", { name: "Sent by Amara" })
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
  ).toBe(true);
});

it("says so when a file is no picture, and lets the message be written without it", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}`, mayFail: /415/ });
  await sees(composer(hers, "Jun"));
  await hers.getByLabel("Picture to send").setInputFiles({
    name: "teapot.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture at all"),
  });
  await seesToast(hers, "Failed to add the picture", "Please select an image file");
  await composer(hers, "Jun").fill("Without it, then");
  await composer(hers, "Jun").press("Enter");
  await sees(hers.getByRole("log").getByText("Without it, then"));
});

it("shows an offer in the thread of its two sides; it is answered there and moves on both screens", async () => {
  const { amara, jun } = await twoPeople();
  const teapot = await anItem(amara, { title: "Enamel teapot", trustPoints: 20 });
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(hers.getByText("Say hello to Jun."));
  await sees(his.getByText("Say hello to Amara."));

  await anOffer(jun, teapot, { message: "I can come on Saturday." });
  const asked = hers.getByRole("article", { name: "Jun made an offer for Enamel teapot" });
  const made = his.getByRole("article", { name: "You made an offer for Enamel teapot" });
  await sees(asked.getByText("You receive 20 TP."));
  await sees(asked.getByText("I can come on Saturday."));
  await sees(made.getByRole("button", { name: "Withdraw" }));
  expect(await made.getByRole("button", { name: "Accept" }).count()).toBe(0);

  await asked.getByRole("button", { name: "Accept" }).click();
  await seesToast(hers, "Offer Accepted!", "The exchange has been completed successfully.");
  for (const card of [asked, made]) await sees(card.getByText(/^Accepted \d\d:\d\d$/));
  await waitUntilHidden(made.getByRole("button", { name: "Withdraw" }));
  expect(await amara.wallet()).toMatchObject({ tpBalance: 120 });
});

it("shows an order in the thread, with what is ordered and what happens next", async () => {
  const { amara, jun } = await twoPeople();
  await anOrder(jun, [await anItem(amara, { title: "Enamel teapot", trustPoints: 20 })]);
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const card = hers.getByRole("article", { name: "Jun ordered Enamel teapot" });
  await sees(card.getByText("Pending"));
  await sees(card.getByText("You receive 70 TP, kept in escrow until it is delivered."));
  const [part] = await market.rows<{ id: number }>(
    `select id from order_parts where seller_id = $1`,
    [Number(amara.id)],
  );
  await amara.gql(`mutation ($id: ID!) { acceptOrderPart(id: $id) { order { id } } }`, {
    id: part?.id,
  });
  await sees(card.getByText("Processing"));
});

it("writes one of three quick replies, which is sent only when the member says so", async () => {
  const { amara, jun } = await twoPeople();
  const teapot = await anItem(amara);
  await jun.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    { input: { toUserId: amara.id, content: "Hello", itemId: teapot.id } },
  );
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const replies = hers.getByRole("list", { name: "Quick replies" });
  await sees(replies.getByRole("button", { name: "Make me an offer." }));
  await eventually(() => replies.getByRole("button").count()).toBe(3);
  await replies.getByRole("button", { name: "Yes, it is still available." }).click();
  await eventually(() => composer(hers, "Jun").inputValue()).toBe("Yes, it is still available.");
  await waitUntilHidden(replies);
  await composer(hers, "Jun").press("Enter");
  await sees(hers.getByRole("log").getByText("Yes, it is still available."));
  // The other one has the turn now.
  await waitUntilHidden(replies);
});

it("blocks a member from the thread, whose next message is refused, and takes it back", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const his = await screens.open({ as: jun, at: `/messages/${amara.id}` });
  await sees(composer(his, "Amara"));

  await hers.getByRole("button", { name: "More about Jun" }).click();
  await hers.getByRole("menuitem", { name: "Block Jun" }).click();
  await hers
    .getByRole("dialog", { name: "Block Jun?" })
    .getByRole("button", { name: "Block", exact: true })
    .click();
  await seesToast(hers, "Jun is blocked");
  await sees(hers.getByText("You blocked Jun."));
  await waitUntilHidden(composer(hers, "Jun"));

  await composer(his, "Amara").fill("Hello?");
  await composer(his, "Amara").press("Enter");
  await seesToast(his, "Error", "You cannot write to this member");
  await sees(his.getByText("Not sent."));
  expect(await hers.getByText("Hello?").count()).toBe(0);

  await hers.getByRole("button", { name: "Unblock" }).click();
  await sees(composer(hers, "Jun"));
  await his.getByRole("button", { name: "Try again" }).click();
  await sees(hers.getByRole("log").getByText("Hello?"));
});

it("lists in the settings who is blocked, where it is taken back", async () => {
  const { amara, jun } = await twoPeople();
  const hers = await screens.open({ as: amara, at: `/members/${jun.id}` });
  await hers.getByRole("button", { name: "More about Jun" }).click();
  await hers.getByRole("menuitem", { name: "Block Jun" }).click();
  await hers
    .getByRole("dialog", { name: "Block Jun?" })
    .getByRole("button", { name: "Block", exact: true })
    .click();
  await seesToast(hers, "Jun is blocked");
  await hers.goto("/profile?tab=settings");
  const settings = hers.getByRole("tab", { name: "Settings" });
  await sees(settings);
  await settings.click();
  const blocked = hers.getByRole("list", { name: "Blocked members" });
  await sees(blocked.getByText("Jun"));
  await blocked.getByRole("button", { name: "Unblock Jun" }).click();
  await sees(hers.getByText("Nobody is blocked."));
  expect(
    await market.rows(`select 1 from member_blocks where user_id = $1`, [Number(amara.id)]),
  ).toEqual([]);
});

it("reports a message once, with a reason, and says from then on that it was", async () => {
  const { amara, jun } = await twoPeople();
  await jun.gql(
    `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
    { input: { toUserId: amara.id, content: "Cheap watches!!!" } },
  );
  const hers = await screens.open({ as: amara, at: `/messages/${jun.id}` });
  const more = hers.getByRole("button", { name: "More about this message" });
  await hers.getByRole("log").getByText("Cheap watches!!!").hover();
  await more.click();
  await hers.getByRole("menuitem", { name: "Report this message" }).click();
  const dialog = hers.getByRole("dialog", { name: "Report this message" });
  await dialog.getByRole("button", { name: "Report" }).click();
  await sees(dialog.getByText("Choose a reason"));
  await dialog.getByLabel("Reason").selectOption({ label: "Spam or advertising" });
  await dialog.getByLabel("What happened? (optional)").fill("Every day the same");
  await dialog.getByRole("button", { name: "Report" }).click();
  await seesToast(hers, "Reported", "Thank you. Only the administrators see it.");
  await waitUntilHidden(dialog);
  await more.click();
  await sees(hers.getByRole("menuitem", { name: "Reported" }));
  expect(
    await market.rows(`select subject, reason, details from reports where reporter_id = $1`, [
      Number(amara.id),
    ]),
  ).toEqual([{ subject: "message", reason: "spam", details: "Every day the same" }]);
});

it("reports an item from its page, which then says so", async () => {
  const { amara, jun } = await twoPeople();
  const teapot = await anItem(amara, { title: "Enamel teapot" });
  const his = await screens.open({ as: jun, at: `/buy/${teapot.id}` });
  await his.getByRole("button", { name: "Report this item" }).click();
  const dialog = his.getByRole("dialog", { name: "Report Enamel teapot" });
  await dialog.getByLabel("Reason").selectOption({ label: "Fraud or scam" });
  await dialog.getByRole("button", { name: "Report" }).click();
  await seesToast(his, "Reported", "Thank you. Only the administrators see it.");
  await his.reload();
  await his.getByRole("button", { name: "Report this item" }).click();
  await sees(dialog.getByText("You have reported Enamel teapot. Only the administrators see it."));
});

// Proves: MS-002
it("finds a conversation by what was written in it, and shows where", async () => {
  const { amara, jun } = await twoPeople();
  const cleo = await market.member("Cleo");
  const say = (from: Person, content: string) =>
    from.gql(
      `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`,
      { input: { toUserId: amara.id, content } },
    );
  await say(jun, "The harbour crane is 40 years old");
  await say(jun, "See you");
  await say(cleo, "Good morning");
  const hers = await screens.open({ as: amara, at: "/messages" });
  const list = hers.getByRole("list", { name: "Conversations" });
  await sees(list.getByText("Good morning"));
  await hers.getByLabel("Search conversations").fill("crane");
  await sees(list.getByText("The harbour crane is 40 years old"));
  await waitUntilHidden(list.getByText("Good morning"));
  await hers.getByLabel("Search conversations").fill("nobody said this");
  await sees(hers.getByText("No conversations match"));
});

// Proves: MS-006
it("opens the contact dialog from a card and from an offer, each with its item in context", async () => {
  const { amara, jun } = await twoPeople();
  const teapot = await anItem(amara, { title: "Silver tray" });
  const his = await screens.open({ as: jun, at: "/?q=silver+tray" });
  await his.getByRole("article").getByRole("button", { name: "Message Amara" }).click();
  const dialog = his.getByRole("dialog", { name: "Message Amara" });
  await sees(dialog.getByText("About Silver tray"));
  await dialog.getByLabel("Message", { exact: true }).fill("From the card");
  await dialog.getByRole("button", { name: "Send" }).click();
  await seesToast(his, "Message sent", "Amara can answer in Messages.");

  await anOffer(jun, teapot);
  await his.goto("/offers/mine");
  await his.getByRole("article").getByRole("button", { name: "Message Amara" }).click();
  await sees(dialog.getByText("About Silver tray"));
  await dialog.getByLabel("Message", { exact: true }).fill("From the offer");
  await dialog.getByRole("button", { name: "Send" }).click();
  await seesToast(his, "Message sent", "Amara can answer in Messages.");
  expect(
    await market.rows(
      `select content, to_user_id as to, item_id as item from messages where message_type = 'text' and from_user_id = $1 order by id`,
      [Number(jun.id)],
    ),
  ).toEqual(
    ["From the card", "From the offer"].map((content) => ({
      content,
      to: Number(amara.id),
      item: Number(teapot.id),
    })),
  );
});
