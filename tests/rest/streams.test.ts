import { describe, expect, it } from "vitest";
import { OUTSIDE_URL_WORDS } from "../../schema/outsideHost.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();

describe("streams over REST", () => {
  // Proves: EP-059, EP-058, EP-082, EN-036, LV-013
  it("are planned, started, kept alive, ended and listed", async () => {
    const amara = await market.member("Amara");
    const scheduledAt = new Date(market.clock.now().getTime() + 3_600_000).toISOString();
    const thumbnailUrl = await aPhoto(amara);
    const made = await amara.rest("POST", "/api/streams", {
      title: "Enamel for beginners",
      description: "What to look for",
      scheduledAt,
      thumbnailUrl,
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(Number),
      userId: Number(amara.id),
      user: { displayName: "Amara", profileImage: null },
      title: "Enamel for beginners",
      description: "What to look for",
      category: "Other",
      tags: [],
      streamType: "general",
      thumbnailUrl,
      streamUrl: null,
      status: "scheduled",
      isLive: false,
      scheduledAt,
      startedAt: null,
      endedAt: null,
      createdAt: expect.any(String),
      viewerCount: 0,
      likes: 0,
      featuredItems: [],
    });
    const path = `/api/streams/${made.body.id}`;
    expect((await amara.rest("POST", `${path}/start`)).body).toMatchObject({ status: "live" });
    const beat = await market.stranger.rest("POST", `${path}/heartbeat`, {
      deviceKey: "my-device",
    });
    expect(beat).toMatchObject({ status: 200, body: { streamId: made.body.id } });
    await expect
      .poll(async () => (await market.stranger.rest("GET", path)).body.viewerCount, {
        timeout: 8000,
      })
      .toBe(1);
    expect((await amara.rest("POST", `${path}/heartbeat`)).body).toMatchObject({ viewerCount: 1 });
    expect((await amara.rest("POST", `${path}/end`)).body).toMatchObject({
      status: "ended",
      isLive: false,
    });
    const { body } = await market.stranger.rest("GET", "/api/streams?filter=ended&search=enam");
    expect(body.map(({ id }: { id: number }) => id)).toEqual([made.body.id]);
  });

  // Proves: VA-030
  it.each([
    ["thumbnailUrl", "teapot", "Please enter a valid URL"],
    ["thumbnailUrl", "https://pictures.example/a.jpg", "A picture must be uploaded first"],
    ["streamUrl", "https://192.168.1.1/live.m3u8", OUTSIDE_URL_WORDS],
    ["streamUrl", "https://user:secret@video.example/live.m3u8", OUTSIDE_URL_WORDS],
  ])("refuse the %s %s and name the field", async (field, url, words) => {
    const amara = await market.member("Amara");
    const refused = await amara.rest("POST", "/api/streams", { title: "Enamel", [field]: url });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: "BAD_USER_INPUT", details: { fields: { [field]: words } } },
    });
  });

  // Proves: EP-056, EP-057, EN-035
  it("have the panel's shape where they are live or featured", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara, { title: "Jug", trustPoints: 35 });
    const { body } = await amara.rest("POST", "/api/streams", {
      title: "Jugs",
      category: "Home & Garden",
      tags: ["enamel"],
      itemIds: [Number(item.id)],
    });
    await amara.rest("POST", `/api/streams/${body.id}/start`);
    const panel = {
      id: body.id,
      streamer: {
        username: expect.stringContaining("amara"),
        avatar: null,
        isVerified: false,
        trustLevel: "newbie",
      },
      title: "Jugs",
      description: "",
      category: "Home & Garden",
      tags: ["enamel"],
      likes: 0,
      viewerCount: 0,
      startedAt: expect.any(String),
      featuredItems: [{ id: Number(item.id), title: "Jug", price: 35 }],
    };
    for (const path of ["/api/streams/live", "/api/streams/featured"])
      expect((await market.stranger.rest("GET", path)).body).toContainEqual(panel);
  });

  // Proves: VA-028, VA-030, EP-059
  it("refuse what does not fit, and who may not", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const refusal = await amara.rest("POST", "/api/streams", { title: "" });
    expect(refusal).toMatchObject({
      status: 400,
      body: { code: "BAD_USER_INPUT", message: "Title is required" },
    });
    for (const scheduledAt of ["tomorrow", 5, "2020-01-01"])
      expect((await amara.rest("POST", "/api/streams", { title: "x", scheduledAt })).status).toBe(
        400,
      );
    const { body } = await amara.rest("POST", "/api/streams", { title: "x", scheduledAt: "" });
    const path = `/api/streams/${body.id}`;
    expect((await market.stranger.rest("POST", `${path}/start`)).status).toBe(401);
    expect((await jun.rest("POST", `${path}/start`)).status).toBe(403);
    expect((await amara.rest("POST", `${path}/end`)).body).toMatchObject({
      code: "STREAM_NOT_LIVE",
    });
    expect((await market.stranger.rest("POST", `${path}/heartbeat`)).status).toBe(400);
    expect((await market.stranger.rest("GET", "/api/streams/999999")).status).toBe(404);
    expect((await market.stranger.rest("GET", "/api/streams?filter=soon")).status).toBe(400);
  });
});
