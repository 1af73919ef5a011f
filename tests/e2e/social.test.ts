import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, waitUntilHidden, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const card = (page: Page, words: string): Locator =>
  page.getByRole("article").filter({ hasText: words });

async function usernameOf(person: Person): Promise<string> {
  return (await person.gql(`query ($id: ID!) { user(id: $id) { username } }`, { id: person.id }))
    .user.username;
}

// Proves: SO-001, SO-002, SO-003
it("an empty filter finds members to follow, and leads to a first listing", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const page = await screens.open({ as: amara, at: "/community", width: 360 });
  for (const name of ["All Activity", "Following", "Trending", "Local"])
    await sees(page.getByRole("radio", { name }));
  await page.getByRole("radio", { name: "Following" }).check();
  await sees(page.getByRole("heading", { name: "No posts yet" }));
  expect(await page.getByRole("link", { name: "Create Listing" }).getAttribute("href")).toBe(
    "/post-item",
  );

  await page.getByRole("button", { name: "Find Users" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Find Users" });
  await dialog.getByRole("searchbox", { name: "Name" }).fill(await usernameOf(jun));
  const follow = dialog.getByRole("button", { name: "Follow Jun" });
  // Following reads the feed anew: a post from before that is in it, and not on the shelf.
  const readAnew = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("query Feed(") ?? false,
  );
  await follow.click();
  await sees(dialog.getByRole("button", { name: "Following Jun", pressed: true }));
  await readAnew;
  await page.keyboard.press("Escape");
  await waitUntilHidden(dialog);
  await jun.gql(`mutation { createPost(input: { content: "Hello, followers" }) { post { id } } }`);
  await page.getByRole("button", { name: "Show" }).click();
  await sees(card(page, "Hello, followers"));
});

// Proves: SO-004, SO-005, SO-006, SO-007, SO-008, SO-009, SO-010, SB-017
it("a post is written with photos and tags, waits on the other's shelf, and its likes tick for both", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const item = await anItem(amara, { title: "Valve radio" });
  await market.rows(`update users set email_verified = true where id = $1`, [Number(amara.id)]);
  const his = await screens.open({ as: jun, at: "/community" });
  await sees(card(his, "Put a new item on the market"));
  const hers = await screens.open({ as: amara, at: "/community" });

  await hers.getByRole("textbox", { name: "Your post" }).fill("Mended at last");
  const pictures = await Promise.all([10, 40, 70, 100, 130].map((hue) => aPicture(hue)));
  await hers
    .getByLabel("Photos of the post", { exact: true })
    .first()
    .setInputFiles(
      pictures.map((buffer, n) => ({ name: `radio-${n}.png`, mimeType: "image/png", buffer })),
    );
  await hers.getByRole("textbox", { name: "Tags (optional)" }).fill("#Radio, valves");
  await hers.getByLabel("About an item of yours (optional)").selectOption(item.id);
  const send = hers.getByRole("button", { name: "Post", exact: true });
  await eventually(() => send.isEnabled()).toBe(true);
  await send.click();
  await seesToast(hers, "Posted");

  await sees(his.getByText("1 new post"));
  expect(await card(his, "Mended at last").count()).toBe(0);
  await his.getByRole("button", { name: "Show" }).click();
  const [shown, own] = [card(his, "Mended at last"), card(hers, "Mended at last")];
  await sees(shown.getByRole("link", { name: await usernameOf(amara) }));
  for (const words of ["Newbie", "Community", "just now", "#radio", "#valves", "+1 more"])
    await sees(shown.getByText(words, { exact: false }));
  await sees(shown.getByRole("img", { name: "Verified" }));
  await sees(shown.getByRole("link", { name: "Valve radio" }));
  await eventually(() => shown.getByRole("button", { name: /^Show photo/ }).count()).toBe(4);

  await shown.getByRole("button", { name: /^Like/ }).focus();
  await his.keyboard.press("Enter");
  await sees(shown.getByRole("button", { name: /^Liked/, pressed: true }));
  await sees(own.getByRole("button", { name: /^Like 1|^Like1/ }));
  await shown.getByRole("button", { name: /^Comment/ }).click();
  await shown.getByRole("textbox", { name: "Write a comment" }).fill("It plays again?");
  await shown.getByRole("button", { name: "Send comment" }).click();
  await sees(shown.getByRole("list", { name: "Comments" }).getByText("It plays again?"));
  await own.getByRole("button", { name: /^Comment/ }).click();
  await sees(own.getByRole("list", { name: "Comments" }).getByText("It plays again?"));
  await shown.getByRole("button", { name: "Bookmark", exact: true }).click();
  await sees(shown.getByRole("button", { name: "Bookmarked", pressed: true }));
  await seesNoBarrier(his, { opened: shown });

  for (let n = 0; n < 12; n++)
    await amara.gql(
      `mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }`,
      {
        content: `Post ${n}`,
      },
    );
  await his.goto("/community");
  await sees(card(his, "Post 11"));
  expect(await card(his, "Mended at last").count()).toBe(0);
  await his.getByRole("button", { name: "Load More Posts" }).click();
  await sees(card(his, "Mended at last"));
  await his.goto("/community/bookmarks");
  await sees(card(his, "Mended at last"));
});

it("a member's page by username shows items and posts, and follows; their number leads there", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  await anItem(amara, { title: "Valve radio" });
  await amara.gql(
    `mutation { createPost(input: { content: "Out of the workshop" }) { post { id } } }`,
  );
  const page = await screens.open({ as: jun, at: `/members/${amara.id}` });
  await sees(page.getByRole("heading", { level: 1, name: "Amara" }));
  await eventually(() => new URL(page.url()).pathname).toBe(`/members/${await usernameOf(amara)}`);
  await sees(page.getByRole("link", { name: "Valve radio" }));
  const about = page.getByRole("region", { name: "About Amara" });
  await sees(about.getByText("0 followers, follows 0"));
  await about.getByRole("button", { name: "Follow Amara" }).click();
  await sees(about.getByText("1 follower, follows 0"));
  await sees(about.getByRole("link", { name: "Message" }));
  await page.getByRole("tab", { name: "Posts" }).click();
  await sees(card(page, "Out of the workshop"));
  await page.keyboard.press("ArrowRight");
  await sees(page.getByRole("heading", { name: "No reviews yet" }));
  await seesNoBarrier(page);
});

it("a private circle is founded, asked for and entered; its posts and items stay inside", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const hers = await screens.open({ as: amara, at: "/circles" });
  await hers.getByRole("button", { name: "Create circle" }).click();
  const dialog = hers.getByRole("dialog", { name: "Create circle" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Menders");
  await dialog.getByLabel("Who may come in?").selectOption("asked");
  await dialog.getByRole("button", { name: "Create" }).click();
  await sees(hers.getByRole("heading", { level: 1, name: "Menders" }));
  const { pathname } = new URL(hers.url());

  const his = await screens.open({ as: jun, at: pathname });
  await his.getByRole("button", { name: "Ask to join Menders" }).click();
  await sees(his.getByRole("button", { name: "Take request back Menders" }));
  expect(await his.getByRole("tab", { name: "Posts" }).count()).toBe(0);
  await hers.goto(pathname);
  await hers.getByRole("button", { name: "Let in Jun" }).click();
  await waitUntilHidden(hers.getByRole("button", { name: "Let in Jun" }));

  await his.goto(pathname);
  await sees(his.getByText("New posts appear here as they arrive"));
  await hers.getByRole("textbox", { name: "Your post" }).fill("Bench evening on Thursday");
  await hers.getByRole("button", { name: "Post", exact: true }).click();
  await sees(card(hers, "Bench evening on Thursday"));
  await his.getByRole("button", { name: "Show" }).click();
  await sees(card(his, "Bench evening on Thursday"));
  await seesNoBarrier(hers);

  await his.getByRole("tab", { name: "Items" }).click();
  await sees(his.getByRole("heading", { name: "No items yet" }));
  await hers.getByRole("tab", { name: "Items" }).click();
  await hers.getByRole("tabpanel").getByRole("link", { name: "Post Item" }).click();
  const form = hers.getByRole("dialog", { name: "Post Item" });
  await eventually(() =>
    form
      .getByLabel("Who can see it")
      .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text),
  ).toBe("Menders");
  await form.getByLabel("Title").fill("Valve tester");
  await form.getByLabel("Description").fill("For the bench");
  await form.getByLabel("Category").selectOption("Electronics");
  await form.getByLabel("Price in TrustPoints").fill("30");
  await form.getByRole("button", { name: "List item" }).click();
  await sees(hers.getByRole("link", { name: "Valve tester" }));
  await his.getByRole("button", { name: "Show" }).click();
  await seesNoBarrier(his);
  await his.getByRole("link", { name: "Valve tester" }).click();
  await sees(his.getByText("Only in Menders"));
});

it("on the home page the feed stands among the panels; an own post is deleted from its menu", async () => {
  const amara = await market.member("Amara");
  await amara.gql(
    `mutation { createPost(input: { content: "Written too soon" }) { post { id } } }`,
  );
  const page = await screens.open({ as: amara });
  const feed = page.getByRole("region", { name: "Social feed" });
  await page.getByRole("tab", { name: "Social" }).scrollIntoViewIfNeeded();
  const own = feed.getByRole("article").filter({ hasText: "Written too soon" });
  await sees(own);
  await own.getByRole("button", { name: /^More about this post/ }).click();
  await page.getByRole("menuitem", { name: "Delete post" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await waitUntilHidden(own);
});
