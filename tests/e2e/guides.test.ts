import { expect, it } from "vitest";
import { seesNoBarrier } from "../support/barriers.ts";
import { sees, seesToast, someScreens, waitUntilHidden } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem } from "../support/factories.ts";
import { aGuide, GUIDE_OF, GUIDES, LIKE_GUIDE, UPDATE_GUIDE, WRAPPING } from "../support/guides.ts";
import { aPicture } from "../support/photos.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

// Proves: TB-007
it("a guide is written with a picture as a draft, published, read and liked, and its page moves by itself", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const list = await screens.open({ as: jun, at: "/guides" });
  await sees(list.getByRole("heading", { name: "No guides here yet" }));
  const page = await screens.open({ as: amara, at: "/community" });
  await page.getByRole("link", { name: "Guides" }).click();
  await page.getByRole("link", { name: "Write a guide" }).click();
  const form = page.getByRole("form", { name: "Guide" });
  await form.getByRole("button", { name: "Publish" }).click();
  for (const words of ["A guide needs a title", "A guide needs a summary", "A guide needs a text"])
    await sees(form.getByText(words));
  await sees(form.getByText("Choose what it helps with"));
  await seesNoBarrier(page);

  await form.getByLabel("Title").fill("Photos that sell a chair");
  await form.getByLabel("Summary").fill("Daylight and three sides.");
  await form.getByLabel("Text").fill("Go to a window.\n\nThen walk round it.");
  await form.getByLabel("Helps with").selectOption("Photos");
  await form.getByLabel("For whom").selectOption("Beginner");
  await form.getByLabel("Address of a video (optional)").fill("http://video.example/chair");
  await form.getByLabel("Tags (optional)").fill("#chairs daylight");
  await form.getByLabel("Picture of the guide").setInputFiles({
    name: "chair.png",
    mimeType: "image/png",
    buffer: await aPicture(),
  });
  await sees(form.getByRole("button", { name: "Remove the picture" }));
  await form.getByRole("button", { name: "Save as draft" }).click();
  await sees(form.getByText(/Use an https address/));
  // Minutes that nobody sees any more, and a second press before the answer: one guide is written.
  await form.getByLabel("Minutes of the video (optional)").fill("700");
  await form.getByLabel("Address of a video (optional)").fill("");
  await form.getByRole("button", { name: "Save as draft" }).dblclick();
  await seesToast(page, "Draft saved");
  const facts = page.getByRole("list", { name: "About this guide" });
  for (const words of ["Draft", "Photos", "Beginner", "1 min read"])
    await sees(facts.getByText(words, { exact: true }));
  expect((await amara.gql(GUIDES, { mine: true })).guides.edges).toHaveLength(1);
  await sees(list.getByRole("heading", { name: "No guides here yet" }));

  await page.getByRole("button", { name: "More about this guide" }).click();
  await page.getByRole("menuitem", { name: "Edit guide" }).click();
  await form.getByLabel("Address of a video (optional)").fill("https://video.example/chair");
  await form.getByLabel("Minutes of the video (optional)").fill("4");
  await form.getByRole("button", { name: "Publish" }).click();
  await seesToast(page, "Guide saved");
  await waitUntilHidden(facts.getByText("Draft", { exact: true }));
  await sees(facts.getByText("4 min video", { exact: true }));
  await sees(page.getByRole("link", { name: "Watch the video on video.example" }));

  await list.getByRole("link", { name: "Photos that sell a chair" }).click();
  await sees(list.getByText("Then walk round it."));
  await sees(facts.getByText("1 view"));
  await list.getByRole("button", { name: "Like this guide" }).click();
  await sees(facts.getByText("1 like"));
  await seesNoBarrier(list);
});

it("is read at 360 pixels and by keyboard, changes under its reader, and says when it is gone", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const id = await aGuide(amara, { title: "Wrap a cup" });
  await aGuide(amara, { title: "A fair price", category: "prices" });
  const page = await screens.open({ as: jun, at: "/guides", width: 360 });
  await page.getByRole("radio", { name: "All" }).focus();
  for (const name of ["Yours", "Photos", "Descriptions", "Prices"]) {
    await page.keyboard.press("ArrowRight");
    await sees(page.getByRole("radio", { name, checked: true }));
  }
  await sees(page.getByRole("link", { name: "A fair price" }));
  await waitUntilHidden(page.getByRole("link", { name: "Wrap a cup" }));
  await page.goto(new URL(`/guides/${id}`, page.url()).href);
  await sees(page.getByText("Then a box that is too big."));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await amara.gql(UPDATE_GUIDE, { id, input: { ...WRAPPING, content: "Paper will do." } });
  await sees(page.getByText("Paper will do."));

  await page.getByRole("button", { name: "More about this guide" }).press("Enter");
  await page.getByRole("menuitem", { name: "Report guide" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Report this guide" });
  await dialog.getByLabel("Reason").selectOption("Spam or advertising");
  await dialog.getByRole("button", { name: "Report" }).click();
  await seesToast(page, "Reported", "Thank you. Only the administrators see it.");
  expect((await jun.gql(GUIDE_OF, { id })).guide.isReported).toBe(true);
  await amara.gql(`mutation ($id: ID!) { deleteGuide(guideId: $id) { guideId } }`, { id });
  await sees(page.getByRole("heading", { name: "There is no such guide" }));
});

it("a tip leads to the guide about it that members like the most", async () => {
  const [amara, jun, kofi] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Kofi"),
  ];
  const id = await aGuide(kofi, { title: "Name a price", category: "prices" });
  await jun.gql(LIKE_GUIDE, { id });
  const item = await anItem(amara, { title: "Rug" });
  for (const person of [jun, kofi])
    await person.gql(`mutation ($id: ID!) { likeItem(itemId: $id) { item { id } } }`, {
      id: item.id,
    });
  const page = await screens.open({ as: amara, at: "/?panel=smart&smart=tips" });
  await page.getByRole("link", { name: "Guide: Name a price" }).click();
  await sees(page.getByRole("heading", { name: "Name a price" }));
});
