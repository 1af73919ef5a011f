import { afterAll, expect, it } from "vitest";
import { allKinds, photoOfKind } from "../insights/market/kinds.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { FakeAssistant } from "../support/fakeAssistant.ts";

const assistant = new FakeAssistant();
await assistant.open();
const market = aBuiltMarket({ ASSISTANT_URL: assistant.url(8) });
const screens = someScreens(market);
afterAll(() => assistant.close());

const LAMP = {
  name: "Red desk lamp",
  description: "A red desk lamp with a jointed arm.",
  category: "Electronics",
  condition: "Like New",
  brand: "Anglepoise",
  tags: ["lamp"],
};

async function aPhotoFile() {
  const [kind] = allKinds();
  if (!kind) throw new Error("no kinds");
  return { name: "thing.png", mimeType: "image/png", buffer: await photoOfKind(kind, 0) };
}

it("names what is on a photo where the member agrees, each time anew", async () => {
  assistant.reply({ says: LAMP });
  const jo = await market.member("Jo Scan");
  const page = await screens.open({ as: jo, at: "/?panel=smart", width: 360, still: true });
  await page.getByRole("button", { name: "Scan a product" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Product Scanner" });
  const consent = dialog.getByRole("checkbox", {
    name: `Also ask the assistant at ${assistant.host}: the photo is sent there.`,
  });
  await sees(consent);
  expect(await consent.isChecked()).toBe(false);
  await seesNoBarrier(page, { opened: dialog });
  await dialog.getByRole("tab", { name: "Upload Image" }).click();
  await dialog.getByLabel("Image", { exact: true }).setInputFiles(await aPhotoFile());
  await sees(
    dialog.getByText("Not enough data yet: 0 of 200 photos. You can list it yourself meanwhile."),
  );
  expect(assistant.asked).toEqual([]);

  await dialog.getByRole("button", { name: "Try Again" }).click();
  await consent.check();
  await dialog.getByRole("tab", { name: "Upload Image" }).click();
  await dialog.getByLabel("Image", { exact: true }).setInputFiles(await aPhotoFile());
  await sees(dialog.getByRole("heading", { name: "Red desk lamp" }));
  await sees(
    dialog.getByText(`Named by the assistant at ${assistant.host}. Please check every word.`),
  );
  await sees(dialog.getByText("Confidence not measured yet"));
  await sees(dialog.getByText("Anglepoise"));
  await seesNoBarrier(page, { opened: dialog });
  await dialog.getByRole("button", { name: "Use This Product" }).click();
  const form = page.getByRole("dialog", { name: "Post Item" });
  await eventually(() => form.getByLabel("Title").inputValue()).toBe("Red desk lamp");
  expect(await form.getByLabel("Condition").inputValue()).toBe("Like New");
});

it("puts a description in order where the member agrees, and nowhere else", async () => {
  assistant.reply({ says: { paragraphs: [[2], [1]] } });
  const kim = await market.member("Kim Order");
  const page = await screens.open({ as: kim, at: "/post-item" });
  const form = page.getByRole("dialog", { name: "Post Item" });
  await form.getByLabel("Title").fill("Lamp");
  await form.getByLabel("Description").fill("This is a lamp. It has a scratch.");
  await form
    .getByRole("checkbox", {
      name: `Also ask the assistant at ${assistant.host}: your text is sent there.`,
    })
    .check();
  await form.getByRole("button", { name: "Enhance description" }).click();
  await seesToast(
    page,
    "Description enhanced",
    "Only the order and the punctuation have changed: every word is yours.",
  );
  expect(await form.getByLabel("Description").inputValue()).toBe(
    "It has a scratch.\nThis is a lamp.",
  );
  expect(assistant.asked).toHaveLength(1);
});
