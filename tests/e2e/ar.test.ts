import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Point } from "../../web/features/ar/plane.ts";
import { cornersOf, footprintOf, SHEETS } from "../../web/features/ar/trueToSize.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { A_SIZE, anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const [WIDTH, HEIGHT] = [1600, 1200];

/** Where a camera 900 mm above a table, tilted by 35 degrees, sees a point of it, in pixels. */
function seen([x, y]: Point): Point {
  const tilt = (35 * Math.PI) / 180;
  const depth = 900 - y * Math.sin(tilt);
  return [WIDTH / 2 + (1400 * x) / depth, HEIGHT / 2 + (1400 * y * Math.cos(tilt)) / depth];
}

/** A picture of an A4 sheet on a table. */
function aRoom(): Promise<Buffer> {
  const points = cornersOf(SHEETS.a4).map((corner) => seen(corner).join(","));
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
       <rect width="100%" height="100%" fill="#7a5a3c"/><polygon points="${points.join(" ")}" fill="#fff"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
}

const STOOL = { title: "Milking stool", ...A_SIZE };

/** The drawn corners of what the thing covers, in pixels of the picture. */
async function drawnOf(panel: Locator): Promise<Point[]> {
  const points = await panel.locator('[data-part="thing"]').getAttribute("points");
  return (points ?? "").split(" ").map((pair) => pair.split(",").map(Number) as unknown as Point);
}

const middleOf = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
};

/** Drags a handle to a place of the picture; again where the page moved below the mouse. */
async function drag(page: Page, panel: Locator, label: string, [x, y]: Point): Promise<void> {
  const handle = panel.getByRole("button", { name: label });
  const room = panel.getByRole("img", { name: "Your room" });
  const target = async (): Promise<Point> => {
    const shown = await room.boundingBox();
    const scale = WIDTH / (shown?.width ?? 1);
    return [(shown?.x ?? 0) + x / scale, (shown?.y ?? 0) + y / scale];
  };
  await eventually(async () => {
    await page.mouse.move(...(await middleOf(handle)));
    await page.mouse.down();
    await page.mouse.move(...(await target()), { steps: 3 });
    await page.mouse.up();
    const [[hx, hy], [tx, ty]] = [await middleOf(handle), await target()];
    return Math.hypot(hx - tx, hy - ty);
  }).toBeLessThan(2);
}

// Proves: PN-014
it("I-24: shows a thing true to size beside a sheet, within 2 % of where it would be", async () => {
  const ann = await market.member("Ann");
  const { id } = await anItem(ann, STOOL);
  const page = await screens.open({ as: ann, at: `/buy/${id}`, still: true });
  await sees(page.getByText("28 × 30 × 20 cm"));
  await page.getByRole("link", { name: "See it in your room" }).click();
  const panel = page.getByRole("region", { name: "AR Preview" });
  await sees(panel.getByText("Milking stool: 28 × 30 × 20 cm (width × height × depth)."));
  await sees(panel.getByText(/^This device cannot place things in the room/));
  await panel.getByRole("button", { name: "Start preview" }).click();
  await seesNoBarrier(page);
  await panel
    .getByLabel("Image", { exact: true })
    .setInputFiles({ name: "room.png", mimeType: "image/png", buffer: await aRoom() });
  const room = panel.getByRole("img", { name: "Your room" });
  await sees(room);
  // Who uses the keyboard goes on with what is new.
  await page.keyboard.press("Tab");
  const isFocused = (element: Element) => element === document.activeElement;
  await eventually(() => panel.getByRole("radio", { name: "A4 sheet" }).evaluate(isFocused)).toBe(
    true,
  );
  await room.scrollIntoViewIfNeeded();
  for (const [n, corner] of cornersOf(SHEETS.a4).entries())
    await drag(page, panel, `Corner ${n + 1} of the A4 sheet`, seen(corner));
  await sees(panel.getByText(/^True to size, ±\d %: 28\s×\s30\s×\s20\scm\.$/));
  const near = async (at: Point, turn: number) => {
    const truth = footprintOf({ width: 280, depth: 200 }, { at, turn }).map(seen);
    const drawn = await drawnOf(panel);
    const side = Math.hypot((truth[1]?.[0] ?? 0) - (truth[0]?.[0] ?? 0), 0);
    for (const [n, [x, y]] of truth.entries()) {
      const [dx = 0, dy = 0] = drawn[n] ?? [];
      expect(Math.hypot(dx - x, dy - y) / side, `corner ${n}`).toBeLessThan(0.02);
    }
  };
  await near([0, 0], 0);

  // By the keyboard: ten millimetres a step, and a turn.
  await panel.getByRole("button", { name: "The thing" }).focus();
  for (let n = 0; n < 10; n += 1) await page.keyboard.press("ArrowRight");
  await panel.getByLabel("Turn it").fill("90");
  await eventually(async () => (await drawnOf(panel))[0]?.[0]).toBeGreaterThan(WIDTH / 2);
  await near([100, 0], 90);

  // Far from the sheet it is not called true.
  await drag(page, panel, "The thing", seen([500, -350]));
  await sees(panel.getByText(/^Not to scale here/));
  // What goes around nothing is no sheet.
  await drag(page, panel, "Corner 1 of the A4 sheet", seen([300, 300]));
  await sees(panel.getByText(/^The corners go around no sheet/));
  await seesNoBarrier(page);
  await panel.getByRole("button", { name: "Stop preview" }).click();
  await sees(panel.getByRole("button", { name: "Start preview" }));
});

// Proves: TO-045
it("takes the picture by the camera, and says where there is none", async () => {
  const ben = await market.member("Ben");
  const { id } = await anItem(ben, STOOL);
  const page = await screens.open({ as: ben, at: `/?panel=ar&item=${id}` });
  const panel = page.getByRole("region", { name: "AR Preview" });
  await panel.getByRole("button", { name: "Start preview" }).click();
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error("denied"));
  });
  await panel.getByRole("button", { name: "Start camera" }).click();
  await seesToast(page, "Camera Error", "Unable to access camera. Please check permissions.");
  await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const context = canvas.getContext("2d");
    const draw = () => {
      context?.fillRect(0, 0, 640, 480);
      requestAnimationFrame(draw);
    };
    draw();
    const media = canvas.captureStream(30);
    Object.assign(window, { media });
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(media);
  });
  await panel.getByRole("button", { name: "Try the camera again" }).click();
  await sees(panel.getByLabel("Picture of the camera"));
  await eventually(() =>
    panel.locator("video").evaluate((video: HTMLVideoElement) => video.videoWidth),
  ).toBe(640);
  await panel.getByRole("button", { name: "Capture" }).click();
  await sees(panel.getByRole("img", { name: "Your room" }));
  // The camera is off as soon as it is not needed.
  await eventually(() =>
    page.evaluate(() =>
      (window as never as { media: MediaStream }).media
        .getTracks()
        .every(({ readyState }) => readyState === "ended"),
    ),
  ).toBe(true);
});

it("says that a size is unknown, and what has one", async () => {
  const cleo = await market.member("Cleo");
  const { id } = await anItem(cleo, { title: "Bag of sand" });
  const page = await screens.open({ as: cleo, at: `/?panel=ar&item=${id}`, still: true });
  const panel = page.getByRole("region", { name: "AR Preview" });
  await sees(panel.getByText(/^Size unknown: Bag of sand does not say how large it is/));
  await panel.getByRole("radio", { name: "Milking stool" }).first().click();
  await sees(panel.getByText("Milking stool: 28 × 30 × 20 cm (width × height × depth)."));
  await seesNoBarrier(page);
});

/** A device that knows where its floor is, as soon as the test says so; it looks at what is drawn. Runs in the page. */
function layRoom(): void {
  const unit = () => new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  const pose = { transform: { matrix: unit(), inverse: { matrix: unit() } } };
  const view = { projectionMatrix: unit(), transform: pose.transform };
  let gl: WebGL2RenderingContext | undefined;
  const session = new EventTarget();
  const room: Window["room"] = { session, isThere: false, ended: false, wishes: [], box: null };
  const frame = {
    getViewerPose: () => ({ views: [view] }),
    getHitTestResults: () => (room.isThere ? [{ getPose: () => pose }] : []),
  };
  const columnsDrawn = () => {
    const pixels = new Uint8Array(200 * 200 * 4);
    gl?.readPixels(0, 0, 200, 200, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return Array.from({ length: 200 * 200 }, (_, n) => n)
      .filter((n) => (pixels[4 * n] ?? 0) > 0)
      .map((n) => n % 200);
  };
  Object.assign(session, {
    requestReferenceSpace: (type: string) => Promise.resolve(type),
    requestHitTestSource: () => Promise.resolve("source"),
    updateRenderState: () => undefined,
    requestAnimationFrame: (draw: (time: number, seen: typeof frame) => void) =>
      setTimeout(() => {
        if (room.ended) return;
        draw(0, frame);
        const columns = columnsDrawn();
        room.box = columns.length > 0 ? [Math.min(...columns), Math.max(...columns)] : null;
      }, 16),
    end: () => {
      room.ended = true;
      session.dispatchEvent(new Event("end"));
      return Promise.resolve();
    },
  });
  const xr = {
    isSessionSupported: (mode: string) => Promise.resolve(mode === "immersive-ar"),
    requestSession: (_mode: string, { requiredFeatures }: { requiredFeatures: string[] }) => {
      room.wishes = requiredFeatures;
      return Promise.resolve(session);
    },
  };
  class XRWebGLLayer {
    readonly framebuffer = null;
    constructor(_session: unknown, drawn: WebGL2RenderingContext) {
      gl = drawn;
      [drawn.canvas.width, drawn.canvas.height] = [200, 200];
    }
    getViewport() {
      return { x: 0, y: 0, width: 200, height: 200 };
    }
  }
  Object.defineProperty(navigator, "xr", { value: xr });
  Object.assign(window, { room, XRWebGLLayer });
}

declare global {
  interface Window {
    room: {
      session: EventTarget;
      isThere: boolean;
      ended: boolean;
      wishes: string[];
      box: [number, number] | null;
    };
  }
}

describe("on a device that knows where its floor is", () => {
  // Proves: ST-013
  it("places a box as large as the thing, and takes it away", async () => {
    const dot = await market.member("Dot");
    const { id } = await anItem(dot, STOOL);
    const page = await screens.open({ as: dot, at: `/?panel=ar&item=${id}`, before: layRoom });
    const panel = page.getByRole("region", { name: "AR Preview" });
    await panel.getByRole("button", { name: "Place it in the room" }).click();
    await sees(page.getByText("Milking stool: Look at the floor or a table, and move slowly."));
    expect(await page.evaluate(() => window.room.wishes)).toEqual(["hit-test"]);
    expect(await page.evaluate(() => window.room.box)).toBeNull();
    await page.evaluate(() => Object.assign(window.room, { isThere: true }));
    await sees(page.getByText("Milking stool: Tap to place it here."));
    // 0.28 m of 2 m are 28 of 200 pixels.
    await eventually(async () => {
      const [from = 0, to = 0] = (await page.evaluate(() => window.room.box)) ?? [];
      return to - from;
    }).toBeCloseTo(28, -0.5);
    await page.evaluate(() => window.room.session.dispatchEvent(new Event("select")));
    await sees(
      page.getByText("Milking stool: Placed, true to size. Tap somewhere else to move it."),
    );
    await page.getByRole("button", { name: "Done" }).click();
    await eventually(() => page.evaluate(() => window.room.ended)).toBe(true);
    await sees(panel.getByRole("button", { name: "Place it in the room" }));
  });
});
