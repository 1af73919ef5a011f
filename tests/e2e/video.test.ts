import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { VIDEO_SEATS } from "../../schema/limits.ts";
import { seesNoBarrier } from "../support/barriers.ts";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { FAKE_CAMERA } from "../support/chromium.ts";
import { anItem } from "../support/factories.ts";
import type { Person } from "../support/people.ts";
import { aLiveStream } from "../support/streams.ts";

const market = aBuiltMarket();
const screens = someScreens(market, FAKE_CAMERA);

const PIN = `mutation ($streamId: ID!, $itemId: ID!) { pinItem(streamId: $streamId, itemId: $itemId) { stream { id } } }`;
const SIT = `subscription ($streamId: ID!, $peer: String!) { streamSignal(streamId: $streamId, peer: $peer) { kind } }`;

/** Presses a card until a picture is drawn. How long that took is printed: a busy machine's time says nothing about the product. */
async function joinLive(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /Join Live/ })
    .first()
    .waitFor();
  const took = await page.evaluate(async () => {
    const links = [...document.querySelectorAll("a")];
    const begun = performance.now();
    links.find(({ textContent }) => textContent?.includes("Join Live"))?.click();
    for (;;) {
      const video = document.querySelector("video");
      if (video && video.videoWidth > 0 && video.currentTime > 0) return performance.now() - begun;
      await new Promise(requestAnimationFrame);
    }
  });
  console.log(`first frame after ${Math.round(took)} ms`);
}

/** The picture moves. */
async function seesPlaying(page: Page): Promise<void> {
  const time = () => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
  const before = await time();
  await eventually(time).toBeGreaterThan(before + 0.3);
}

async function turnCameraOn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Turn camera on" }).click();
  await sees(page.getByLabel("Your camera"));
}

/** Somebody who only listens sits on every seat. */
async function takeSeats(person: Person, streamId: string): Promise<void> {
  const seated = () =>
    market.rows("select 1 from stream_peers where stream_id = $1 and not is_host", [
      Number(streamId),
    ]);
  for (let n = 0; n < VIDEO_SEATS; n++)
    await person.live(SIT, { streamId, peer: randomBytes(12).toString("hex") });
  await eventually(seated).toHaveLength(VIDEO_SEATS);
}

// Proves: LV-026
it("shows the host's camera to who joins, directly and by playlist, and later as a replay with chapters", async () => {
  const [amara, jun, kofi] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Kofi"),
  ];
  const teapot = await anItem(amara);
  const { id } = await aLiveStream(amara, { itemIds: [teapot.id] });
  const hers = await screens.open({ as: amara, at: `/streams/${id}` });
  await turnCameraOn(hers);

  const his = await screens.open({ as: jun, at: "/streams" });
  await joinLive(his);
  expect(await his.evaluate(() => document.querySelector("video")?.srcObject !== null)).toBe(true);
  await seesPlaying(his);

  // A browser may lose its seat on a busy machine; those who only listen do not.
  await his.goto("/streams");
  await market.rows("delete from stream_peers where stream_id = $1 and not is_host", [Number(id)]);
  await takeSeats(kofi, id);
  await eventually(() =>
    market.rows("select 1 from stream_segments where stream_id = $1 limit 3", [Number(id)]),
  ).toHaveLength(3);
  const late = await screens.open({ as: kofi, at: "/streams", mayFail: /STREAM_FULL/ });
  await joinLive(late);
  expect(await late.evaluate(() => document.querySelector("video")?.srcObject)).toBeNull();
  await seesPlaying(late);

  await amara.gql(PIN, { streamId: id, itemId: teapot.id });
  const player = late.getByRole("group", { name: /^Video: / });
  await player.focus();
  await late.keyboard.press("m");
  await sees(player.getByRole("button", { name: "Turn sound off" }));
  await late.keyboard.press("k");
  await sees(player.getByRole("button", { name: "Play", exact: true }));
  await late.keyboard.press(" ");
  await sees(player.getByRole("button", { name: "Pause" }));
  await seesNoBarrier(late);

  await hers.getByRole("button", { name: "End stream" }).click();
  await hers.getByRole("dialog").getByRole("button", { name: "End stream" }).click();
  await late.getByRole("button", { name: "Watch the replay" }).click();
  await seesPlaying(late);
  await late
    .getByRole("list", { name: "Chapters" })
    .getByRole("button", { name: /teapot/ })
    .click();
  await sees(late.getByRole("slider", { name: "Place in the replay" }));
  await seesPlaying(late);
});

// Proves: TO-045
it("says why there is no camera, and everything else on the page works", async () => {
  const amara = await market.member("Amara");
  const { id } = await aLiveStream(amara);
  const hers = await screens.open({ as: amara, at: "/" });
  await hers.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await hers.goto(`/streams/${id}`);
  await hers.getByRole("button", { name: "Turn camera on" }).click();
  await seesToast(hers, "Camera Error", "Unable to access camera. Please check permissions.");
  await sees(hers.getByRole("button", { name: "End stream" }));
});
