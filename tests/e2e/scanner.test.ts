import type { Locator, Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { photoOfKind, type Kind } from "../insights/market/kinds.ts";
import { photographedMarket, type Photographed } from "../insights/market/photographed.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import {
  dismissToast,
  eventually,
  sees,
  seesToast,
  someScreens,
  waitUntilHidden,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import type { Person } from "../support/people.ts";

const market = aBuiltMarket();
const screens = someScreens(market);
const REFUSED = /Failed to load resource/;

let jo: Person;
let things: Photographed;

beforeAll(async () => {
  jo = await market.member("Jo Scan");
  things = await photographedMarket(market);
  await market.rows(`delete from insight_models`);
  for (const job of ["photos-described", "prices-learned"])
    await market.rows(`select graphile_worker.add_job($1)`, [job]);
  await until(`select count(*) = ${things.items.length} as is from photo_features`);
  await market.rows(`select graphile_worker.add_job('insights-measured')`);
  await until(`select count(*) = 2 as is from insight_models where method in ('photos', 'prices')`);
}, 300_000);

/** Waits until a statement says that it is so. */
async function until(statement: string): Promise<void> {
  const isSo = async () => (await market.rows<{ is: boolean }>(statement))[0]?.is === true;
  await vi.waitUntil(isSo, { timeout: 60_000 });
}

function kindNamed(name: string): Kind {
  const kind = [...things.listed, ...things.unlisted].find((each) => each.name === name);
  if (!kind) throw new Error(`there is no ${name}`);
  return kind;
}

async function openScanner(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Scan a product" }).click();
  const dialog = page.getByRole("dialog", { name: "AI Product Scanner" });
  await sees(dialog);
  return dialog;
}

async function scannerFor(
  person: Person,
  look: { width?: number; dark?: boolean; still?: boolean; mayFail?: RegExp } = {},
): Promise<{ page: Page; dialog: Locator }> {
  const page = await screens.open({ as: person, at: "/?panel=smart", ...look });
  return { page, dialog: await openScanner(page) };
}

/** A camera that shows a picture, and remembers what it was asked for. */
async function putBeforeCamera(page: Page, photo: Buffer): Promise<void> {
  await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = 1280;
      canvas.height = 720;
      const context = canvas.getContext("2d");
      const draw = () => {
        // As a camera of 16:9 sees a picture of 4:3.
        context?.drawImage(picture, 160, 0, 960, 720);
        requestAnimationFrame(draw);
      };
      draw();
      const media = canvas.captureStream(30);
      Object.assign(window, { camera: { media, asked: null } });
      navigator.mediaDevices.getUserMedia = (asked) => {
        Object.assign((window as never as { camera: object }).camera, { asked });
        return Promise.resolve(media);
      };
    },
    `data:image/png;base64,${photo.toString("base64")}`,
  );
}

function camera(page: Page): Promise<{ asked: unknown; isOn: boolean }> {
  return page.evaluate(() => {
    const { camera: taken } = window as never as {
      camera: { asked: unknown; media: MediaStream };
    };
    const isOn = taken.media.getTracks().some(({ readyState }) => readyState === "live");
    return { asked: taken.asked, isOn };
  });
}

async function choose(dialog: Locator, name: string, mimeType: string, buffer: Buffer) {
  await dialog.getByLabel("Image", { exact: true }).setInputFiles({ name, mimeType, buffer });
}

async function upload(dialog: Locator, kind: Kind, number = 5): Promise<void> {
  await dialog.getByRole("tab", { name: "Upload Image" }).click();
  await choose(dialog, "thing.png", "image/png", await photoOfKind(kind, number));
}

// Proves: PN-004, PN-005, PN-007, PN-009, ST-010
it("recognises what is before the camera, and returns to it", async () => {
  const { page, dialog } = await scannerFor(jo, { still: true });
  expect(await dialog.getByRole("tab").allTextContents()).toEqual([
    "Camera Capture",
    "Upload Image",
  ]);
  await seesNoBarrier(page, { opened: dialog });
  await putBeforeCamera(page, await photoOfKind(kindNamed("ukulele"), 5));
  const sent = page.waitForRequest("**/api/detect-product");
  await dialog.getByRole("button", { name: "Start camera" }).click();
  await sees(dialog.getByLabel("Picture of the camera"));
  expect(await camera(page)).toEqual({
    asked: {
      video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
    },
    isOn: true,
  });
  await eventually(() =>
    dialog.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth),
  ).toBe(1280);
  await dialog.getByRole("button", { name: "Capture" }).click();

  const { image } = (await sent).postDataJSON() as { image: string };
  // A JPEG in base64, without a prefix.
  expect(image.slice(0, 4)).toBe("/9j/");
  await sees(dialog.getByRole("button", { name: "Use This Product" }));
  await sees(dialog.getByText("Musical Instruments").first());
  expect((await camera(page)).isOn).toBe(false);
  await seesNoBarrier(page, { opened: dialog });

  await dialog.getByRole("button", { name: "Try Again" }).click();
  await sees(dialog.getByRole("button", { name: "Start camera" }));
});

// Proves: PN-006
it("fills the form with what an uploaded image shows, and the image itself", async () => {
  const { page, dialog } = await scannerFor(jo, { width: 360, still: true });
  await upload(dialog, kindNamed("enamel-teapot"));
  await sees(dialog.getByRole("heading", { name: "Enamel teapot" }));
  const { detectProduct } = await jo.gql(
    `query ($image: String!) { detectProduct(image: $image) { suggestedPrice } }`,
    { image: (await photoOfKind(kindNamed("enamel-teapot"), 5)).toString("base64") },
  );
  await sees(dialog.getByText(/^\d+ % confidence$/));
  await sees(dialog.getByText("Good – please check"));
  await sees(dialog.getByText(/^\d+ TP \(\d+ to \d+ TP\)$/));
  await seesNoBarrier(page, { opened: dialog });

  await dialog.getByRole("button", { name: "Why this?" }).click();
  const why = page.getByRole("dialog", { name: "Why this product?" });
  await sees(why.getByText("The confidence is the probability of this: the category is right."));
  await sees(why.getByText(/Measured on \d+, each without the photos of its own seller\./));
  await sees(why.getByRole("link", { name: "enamel teapot" }));
  await seesNoBarrier(page, { opened: why });
  await page.keyboard.press("Escape");
  await waitUntilHidden(why);

  await dialog.getByRole("button", { name: "Use This Product" }).click();
  const form = page.getByRole("dialog", { name: "Post Item" });
  await eventually(() => form.getByLabel("Title").inputValue()).toBe("Enamel teapot");
  expect(new URL(page.url()).pathname).toBe("/post-item");
  expect(await form.getByLabel("Category").inputValue()).toBe("Home & Garden");
  expect(await form.getByLabel("Condition").inputValue()).toBe("Good");
  expect(await form.getByLabel("Description").inputValue()).toBe("Enamel teapot, as on the photo.");
  const price = Number(
    await form
      .getByLabel(/TrustPoints|Price/)
      .first()
      .inputValue(),
  );
  expect(Math.abs(price - detectProduct.suggestedPrice)).toBeLessThanOrEqual(2);
  await sees(form.getByText("1 of 8"));

  // It is listed as any other item, with the photo.
  await form.getByRole("button", { name: "List item" }).click();
  await seesToast(page, "Item listed successfully!", "Your item is now live on the marketplace.");
  const { myItems } = await jo.gql(`{ myItems { edges { node { title images { path } } } } }`);
  expect(myItems.edges[0].node).toMatchObject({
    title: "Enamel teapot",
    images: [{ path: expect.stringMatching(/^\/uploads\//) }],
  });
});

it("replaces the words of a draft, and says so before", async () => {
  const kim = await market.member("Kim Draft");
  const page = await screens.open({ as: kim, at: "/post-item" });
  const form = page.getByRole("dialog", { name: "Post Item" });
  await form.getByLabel("Title").fill("Half written");
  await form.getByLabel("Location").fill("Easton");
  await eventually(() =>
    page.evaluate((id) => localStorage.getItem(`post_item_draft:${id}`), kim.id),
  ).toContain("Easton");
  await page.goto("/?panel=smart");
  const dialog = await openScanner(page);
  await upload(dialog, kindNamed("enamel-teapot"));
  await sees(
    dialog.getByText(
      "The form has a draft: its words are replaced, its photos and its place stay.",
    ),
  );
  await dialog.getByRole("button", { name: "Use This Product" }).click();
  await eventually(() => form.getByLabel("Title").inputValue()).toBe("Enamel teapot");
  expect(await form.getByLabel("Location").inputValue()).toBe("Easton");
});

describe("without a camera", () => {
  // Proves: TO-045
  it("says so, and offers the other way", async () => {
    const { page, dialog } = await scannerFor(jo);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    });
    await dialog.getByRole("button", { name: "Start camera" }).click();
    await seesToast(page, "Camera Error", "Unable to access camera. Please check permissions.");
    await sees(
      dialog.getByText(
        "There is no picture. Allow the camera in your browser’s settings, or upload an image.",
      ),
    );
    await sees(dialog.getByRole("button", { name: "Try the camera again" }));
  });

  // Proves: TO-046
  it("takes no picture that is not there", async () => {
    const { page, dialog } = await scannerFor(jo);
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(new MediaStream());
    });
    await dialog.getByRole("button", { name: "Start camera" }).click();
    await dialog.getByRole("button", { name: "Capture" }).click();
    await seesToast(page, "Capture Failed", "The camera gave no picture. Please try again.");
  });
});

// Proves: TO-047, TO-048, TO-049
it("refuses files that are no image, too large or damaged", async () => {
  const { page, dialog } = await scannerFor(jo);
  await dialog.getByRole("tab", { name: "Upload Image" }).click();
  await choose(dialog, "notes.txt", "text/plain", Buffer.from("no picture"));
  await seesToast(page, "Invalid File", "Please select an image file");
  await dismissToast(page);
  await choose(dialog, "large.png", "image/png", Buffer.alloc(10 * 1024 * 1024 + 1));
  await seesToast(page, "File Too Large", "Please select an image smaller than 10MB");
  await dismissToast(page);
  await choose(dialog, "fake.png", "image/png", Buffer.from("no picture either"));
  await seesToast(page, "Upload Failed", "This image cannot be read. Please choose another");
  await sees(dialog.getByRole("button", { name: "Choose an image" }));
});

// Proves: TO-050, TO-051
it("says why nothing was detected, and is ready for another photo", async () => {
  const { page, dialog } = await scannerFor(jo, { mayFail: REFUSED });
  const failing = async (answer: (route: Route) => Promise<void>, words: string) => {
    await page.route("**/api/detect-product", answer, { times: 1 });
    await upload(dialog, kindNamed("enamel-teapot"));
    await seesToast(page, "Detection Failed", words);
    await dismissToast(page);
    await sees(dialog.getByRole("tab", { name: "Camera Capture" }));
  };
  const words =
    "Nothing on the market looks like this yet. Try another photo, or describe it yourself";
  await failing(
    (route) =>
      route.fulfill({
        status: 422,
        json: { error: words, message: words, code: "NOT_RECOGNISED" },
      }),
    words,
  );
  await failing(
    (route) => route.fulfill({ status: 502, body: "" }),
    "Failed to detect product (502)",
  );
  await failing((route) => route.abort(), "Unable to detect product. Please try again.");
});

it("asks which of a few it is where it is not sure", async () => {
  const { page, dialog } = await scannerFor(jo);
  await page.route("**/api/detect-product", async (route) => {
    const answer = await route.fetch();
    const { candidates, ...product } = (await answer.json()) as { candidates: object[] };
    await route.fulfill({
      json: {
        ...product,
        name: null,
        category: null,
        suggestedPrice: null,
        priceRange: null,
        isCertain: false,
        confidence: 0.41,
        candidates: [
          ...candidates.slice(0, 1),
          { name: null, category: "Other", description: null, tags: [] },
        ],
      },
    });
  });
  await upload(dialog, kindNamed("enamel-teapot"));
  await sees(dialog.getByRole("heading", { name: "Is it one of these?" }));
  await sees(dialog.getByText("41 % confidence"));
  await seesNoBarrier(page, { opened: dialog });
  const use = dialog.getByRole("button", { name: "Use This Product" });
  expect(await use.isDisabled()).toBe(true);
  await dialog.getByRole("radio", { name: "Other" }).check();
  await use.click();
  const form = page.getByRole("dialog", { name: "Post Item" });
  await eventually(() => form.getByLabel("Category").inputValue()).toBe("Other");
  expect(await form.getByLabel("Title").inputValue()).toBe("");
});

it("says what is missing while there are too few photos, and puts no late answer back", async () => {
  const { page, dialog } = await scannerFor(jo);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    "**/api/detect-product",
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  await upload(dialog, kindNamed("enamel-teapot"));
  await sees(dialog.getByText("Analyzing…"));
  await dialog.getByRole("button", { name: "Try Again" }).click();
  const late = page.waitForResponse("**/api/detect-product");
  answer();
  await late;
  await sees(dialog.getByRole("button", { name: "Start camera" }));
  expect(await dialog.getByRole("button", { name: "Use This Product" }).count()).toBe(0);

  await page.route("**/api/detect-product", async (route) => {
    const whole = (await (await route.fetch()).json()) as { basis: object };
    const shortfall = "Not enough data yet: 96 of 200 photos";
    await route.fulfill({
      json: { ...whole, isCertain: false, candidates: [], basis: { ...whole.basis, shortfall } },
    });
  });
  await upload(dialog, kindNamed("enamel-teapot"));
  await sees(
    dialog.getByText("Not enough data yet: 96 of 200 photos. You can list it yourself meanwhile."),
  );
  await dialog.getByRole("link", { name: "Post Item" }).click();
  await sees(page.getByRole("dialog", { name: "Post Item" }));
});

it("works by keyboard alone", async () => {
  const { page, dialog } = await scannerFor(jo);
  // The browser is told of it by the time that a key is pressed; a key does not wait for that as a click does.
  const chooser = page.waitForEvent("filechooser", { timeout: 60_000 });
  await page.keyboard.press("Escape");
  await waitUntilHidden(dialog);
  const opener = page.getByRole("button", { name: "Scan a product" });
  await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await sees(dialog);
  await eventually(() =>
    dialog
      .getByRole("tab", { name: "Camera Capture" })
      .evaluate((tab) => tab === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("ArrowRight");
  await sees(dialog.getByRole("button", { name: "Choose an image" }));
  const isOnButton = () =>
    page.evaluate(() => document.activeElement?.textContent.trim() === "Choose an image");
  for (let tabs = 0; tabs < 3 && !(await isOnButton()); tabs += 1) await page.keyboard.press("Tab");
  expect(await isOnButton()).toBe(true);
  await page.keyboard.press("Enter");
  await (
    await chooser
  ).setFiles({
    name: "thing.png",
    mimeType: "image/png",
    buffer: await photoOfKind(kindNamed("enamel-teapot"), 5),
  });
  await sees(dialog.getByRole("heading", { name: "Enamel teapot" }));
});
