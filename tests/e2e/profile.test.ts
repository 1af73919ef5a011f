import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

async function seesToast(page: Page, title: string, description?: string): Promise<void> {
  await sees(page.getByText(title, { exact: true }).first());
  if (description) await sees(page.getByText(description, { exact: true }).first());
}

// Proves: PF-002, PF-003, TO-040, TO-011, VA-024
it("edits the profile: Cancel resets, Save tells, and what cannot be saved says so", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({
    still: true,
    as: amara,
    at: "/profile",
    mayFail: /500|ERR_FAILED/,
  });
  const card = page.getByRole("region", { name: "Profile info" });
  await sees(card.getByRole("heading", { name: "Amara" }));

  await card.getByRole("button", { name: "Edit profile" }).click();
  await card.getByLabel("Display name").fill("Somebody else");
  await card.getByRole("button", { name: "Cancel" }).click();
  await sees(card.getByRole("heading", { name: "Amara", exact: true }));
  await card.getByRole("button", { name: "Edit profile" }).click();
  await eventually(() => card.getByLabel("Display name").inputValue()).toBe("Amara");

  await card.getByLabel("Display name").fill("");
  await card.getByRole("button", { name: "Save" }).click();
  await sees(card.getByText("Display name is required"));
  await card.getByLabel("Display name").fill("Amara Okafor");
  await card.getByLabel("Location").fill("Leith");
  await card.getByLabel("Bio").fill("Mends radios.");

  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("updateProfile") ? route.abort() : route.continue(),
  );
  await card.getByRole("button", { name: "Save" }).click();
  await seesToast(page, "Error", "Failed to update profile");
  await page.unroute("**/graphql");
  await card.getByRole("button", { name: "Save" }).click();
  await seesToast(page, "Profile updated!");
  await sees(card.getByText("Mends radios."));
  await sees(page.getByRole("button", { name: "Menu of Amara Okafor" }));

  const { viewer } = await amara.gql(`{ viewer { user { displayName location bio } } }`);
  expect(viewer.user).toEqual({
    displayName: "Amara Okafor",
    location: "Leith",
    bio: "Mends radios.",
  });
  await seesNoBarrier(page);
});

// Proves: PF-004
it("shows one's own items, changes one whole, and another member's screen follows", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const teapot = await anItem(amara, { title: "Enamel teapot" });
  const sold = await anItem(amara, { title: "Paperback", trustPoints: 8 });
  await amara.gql(ACCEPT, { id: (await anOffer(jun, sold)).id });
  const page = await screens.open({ still: true, as: amara, at: "/profile" });
  const his = await screens.open({ still: true, as: jun, at: `/buy/${teapot.id}` });
  await sees(his.getByRole("heading", { level: 1, name: "Enamel teapot" }));
  const mine = page.getByRole("list", { name: "My items" });
  await eventually(() => mine.getByRole("article").count()).toBe(2);
  expect(await mine.getByRole("button", { name: "Edit Paperback" }).count()).toBe(0);

  await mine.getByRole("button", { name: "Edit Enamel teapot" }).click();
  const dialog = page.getByRole("dialog");
  await sees(dialog.getByLabel("Title"));
  await dialog.getByLabel("Title").fill("Tin teapot");
  await dialog.getByLabel("Price in TrustPoints").fill("33");
  await dialog.getByRole("button", { name: "Remove tag chip" }).click();
  await dialog.getByRole("textbox", { name: "Tags" }).fill("tin");
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await seesNoBarrier(page);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await seesToast(page, "Item updated");
  await sees(mine.getByRole("link", { name: "Tin teapot" }));
  await sees(his.getByRole("heading", { level: 1, name: "Tin teapot" }));
  await sees(his.getByRole("button", { name: "Purchase for 33 TP" }));

  await mine.getByRole("button", { name: "Edit Tin teapot" }).click();
  await sees(page.getByRole("dialog").getByText("20 TP →"));
  await page.keyboard.press("Escape");
  await mine.getByRole("button", { name: "Remove Tin teapot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await eventually(() => mine.getByRole("article").count()).toBe(1);
});

// Proves: PF-005
it("shows the member's own activity, all of it or one part", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await amara.gql(ACCEPT, { id: (await anOffer(jun, await anItem(amara, { title: "Radio" }))).id });
  const page = await screens.open({ still: true, as: amara, at: "/profile?tab=activity" });
  const list = page.getByRole("list", { name: "Activity" });
  await sees(list.getByText("You gave Radio to Jun"));
  await sees(list.getByText("Jun made you an offer about Radio"));
  await seesNoBarrier(page);
  await page.getByRole("radio", { name: "Listings" }).check();
  await eventually(() => list.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("You listed Radio"),
  ]);
});

// Proves: PF-006
it("settings act: privacy, e-mail notifications, password; and the screen has no barrier", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const input = { location: "Leith" };
  await amara.gql(
    `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`,
    {
      input,
    },
  );
  const page = await screens.open({ still: true, as: amara, at: "/profile?tab=settings" });
  await sees(page.getByRole("heading", { name: "Delete Account" }));
  await sees(page.getByText("This browser"));
  await seesNoBarrier(page);

  const locationOf = async () =>
    (await jun.gql(`query ($id: ID!) { user(id: $id) { location } }`, { id: amara.id })).user
      .location;
  expect(await locationOf()).toBe("Leith");
  await page
    .getByRole("region", { name: "Privacy Settings" })
    .getByLabel("Location")
    .selectOption("nobody");
  await seesToast(page, "Privacy settings saved", "Location: Nobody.");
  expect(await locationOf()).toBeNull();

  const byMail = page.getByRole("switch", { name: "Somebody makes you an offer, by e-mail" });
  expect(await byMail.getAttribute("aria-checked")).toBe("true");
  await byMail.click();
  await eventually(() => byMail.getAttribute("aria-checked")).toBe("false");
  await page.reload();
  await eventually(() => byMail.getAttribute("aria-checked")).toBe("false");
  await page.getByRole("switch", { name: /^Send me e-mails/ }).click();
  await eventually(() => byMail.isDisabled()).toBe(true);

  const password = page.getByRole("form", { name: "Password" });
  await password.getByLabel("Current password", { exact: true }).fill("not this one");
  await password.getByLabel("New password", { exact: true }).fill("another quiet market");
  await password.getByLabel("Repeat the new password", { exact: true }).fill("another");
  await password.getByRole("button", { name: "Change password" }).click();
  await sees(password.getByText("Passwords do not match"));
  await password
    .getByLabel("Repeat the new password", { exact: true })
    .fill("another quiet market");
  await password.getByRole("button", { name: "Change password" }).click();
  await sees(password.getByText("This is not your password"));
  await password.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await password.getByRole("button", { name: "Change password" }).click();
  await seesToast(page, "Password changed");
});

// Proves: PF-006
it("downloads everything about the member, then deletes the account with the password", async () => {
  const amara = await market.member("Amara");
  await anItem(amara, { title: "Radio" });
  const page = await screens.open({ still: true, as: amara, at: "/profile?tab=settings" });
  const section = page.getByRole("region", { name: "Delete Account" });

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("button", { name: "Download my data" }).click(),
  ]);
  const kept = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(kept.items).toMatchObject([{ title: "Radio" }]);

  await section.getByRole("button", { name: "Delete Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await sees(dialog.getByText("Your item leaves the market."));
  await sees(dialog.getByText("Your 100 TP go back to the market."));
  await seesNoBarrier(page);
  await dialog.getByLabel("Your password", { exact: true }).fill("wrong password");
  await dialog.getByRole("button", { name: "Delete for ever" }).click();
  await sees(dialog.getByText("This is not your password"));
  await dialog.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for ever" }).click();
  await seesToast(page, "Account deleted", "Goodbye, and thank you.");
  await sees(page.getByRole("form", { name: "Login" }));
  expect((await amara.gql(`{ viewer { id } }`)).viewer).toBeNull();
});

it("a member's page shows what they show, and filters sort the notifications", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const radio = await anItem(jun, { title: "Radio" });
  await amara.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, {
    id: radio.id,
  });
  await anItem(amara, { title: "Teapot" });
  await anOffer(amara, radio);
  const page = await screens.open({ still: true, as: jun, at: `/members/${amara.id}` });
  await sees(
    page.getByRole("region", { name: "Items on the market" }).getByRole("link", { name: "Teapot" }),
  );
  await sees(
    page.getByRole("region", { name: "Items Amara wants" }).getByRole("link", { name: "Radio" }),
  );
  await sees(page.getByText("Online now"));
  await seesNoBarrier(page);

  await page.goto("/notifications");
  const list = page.getByRole("list", { name: "Notifications" });
  await sees(list.getByText("New offer"));
  await seesNoBarrier(page);
  await page.getByRole("radio", { name: "Messages" }).click();
  await sees(page.getByText("Nothing about messages yet"));
  await page.getByRole("radio", { name: "Unread" }).click();
  await sees(list.getByText("New offer"));
});

it("the way out of the mails works signed out, after one press", async () => {
  const jun: Person = await market.member("Jun");
  const [member] = await market.rows<{ token: string }>(
    `select unsubscribe_token as token from users where id = $1`,
    [Number(jun.id)],
  );
  const page = await screens.open({
    still: true,
    at: `/unsubscribe?token=${member?.token}&type=message_received`,
  });
  const emailOf = async () =>
    (
      await jun.gql(`{ notificationSettings { groups { preferences { type email } } } }`)
    ).notificationSettings.groups
      .flatMap(
        ({ preferences }: { preferences: { type: string; email: boolean }[] }) => preferences,
      )
      .find(({ type }: { type: string }) => type === "message_received").email;
  await sees(page.getByRole("button", { name: "Stop e-mails like this one" }));
  expect(await emailOf()).toBe(true);
  await seesNoBarrier(page);
  await page.getByRole("button", { name: "Stop e-mails like this one" }).click();
  await sees(page.getByText('You get no more e-mails for "A member writes to you".'));
  expect(await emailOf()).toBe(false);
});

it("keeps passwords at their real cost: no setting of the built server makes them cheap", async () => {
  const amara = await market.member("Amara");
  const [kept] = await market.rows<{ password: string }>(
    "select password from users where id = $1",
    [Number(amara.id)],
  );
  expect(kept?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
