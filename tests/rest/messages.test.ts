import { beforeAll, describe, expect, it } from "vitest";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPhoto } from "../support/photos.ts";

const market = aMarket();
let ann: Person;
let bob: Person;
let eve: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
  bob = await market.member("Bob");
  eve = await market.member("Eve");
});

interface Message {
  id: number;
  fromUserId: number;
  content: string;
  isRead: boolean;
}

describe("POST /api/messages", () => {
  // Proves: EP-032, EN-013
  it.each(["toUserId", "recipientId"])("takes the receiver as %s", async (name) => {
    const item = await anItem(bob);
    const { status, body } = await ann.rest("POST", "/api/messages", {
      [name]: Number(bob.id),
      content: "Is it still there?",
      itemId: Number(item.id),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(Number),
      fromUserId: Number(ann.id),
      toUserId: Number(bob.id),
      content: "Is it still there?",
      itemId: Number(item.id),
      isRead: false,
    });
  });

  it("sends one message for one key", async () => {
    const key = { "idempotency-key": "letter-1" };
    const first = await ann.rest(
      "POST",
      "/api/messages",
      { toUserId: Number(bob.id), content: "Once" },
      key,
    );
    const again = await ann.rest(
      "POST",
      "/api/messages",
      { toUserId: Number(bob.id), content: "Once" },
      key,
    );
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
  });

  it("takes a picture that the sender uploaded, with words or without, and no other path", async () => {
    const attachmentUrl = await aPhoto(ann, 200);
    const body = { toUserId: Number(bob.id), attachmentUrl };
    expect(await ann.rest("POST", "/api/messages", body)).toMatchObject({
      status: 201,
      body: { messageType: "image", attachmentUrl, content: "" },
    });
    expect(
      await ann.rest("POST", "/api/messages", { ...body, content: "The handle" }),
    ).toMatchObject({ status: 201, body: { messageType: "image", content: "The handle" } });
    expect(await eve.rest("POST", "/api/messages", body)).toMatchObject({
      status: 400,
      body: { details: { fields: { attachmentUrl: "Please upload the picture first" } } },
    });
    expect(await ann.rest("POST", "/api/messages", { ...body, attachmentUrl: 7 })).toMatchObject({
      status: 400,
    });
    expect(await ann.rest("POST", "/api/messages", { toUserId: Number(bob.id) })).toMatchObject({
      status: 400,
      body: { details: { fields: { content: "Message cannot be empty" } } },
    });
  });

  it("refuses a member who was blocked with 403 and no more than that", async () => {
    const [cal, dot] = [await market.member("Cal"), await market.member("Dot")];
    await cal.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: dot.id,
    });
    expect(
      await dot.rest("POST", "/api/messages", { toUserId: Number(cal.id), content: "Hello" }),
    ).toMatchObject({
      status: 403,
      body: { code: "FORBIDDEN", error: "You cannot write to this member" },
    });
  });

  it("refuses nobody, two receivers, empty and unstorable text", async () => {
    const to = Number(bob.id);
    expect(await ann.rest("POST", "/api/messages", { content: "Hello" })).toMatchObject({
      status: 400,
      body: { details: { fields: { toUserId: expect.any(String) } } },
    });
    expect(
      await ann.rest("POST", "/api/messages", {
        toUserId: to,
        recipientId: Number(eve.id),
        content: "Hello",
      }),
    ).toMatchObject({ status: 400 });
    expect(await ann.rest("POST", "/api/messages", { toUserId: to, content: "   " })).toMatchObject(
      { status: 400, body: { details: { fields: { content: expect.any(String) } } } },
    );
    expect(
      await ann.rest("POST", "/api/messages", `{"toUserId":${to},"content":"\\ud800"}`),
    ).toMatchObject({ status: 400 });
    expect(
      await ann.rest("POST", "/api/messages", { toUserId: to, content: "a\0b" }),
    ).toMatchObject({ status: 400 });
    expect(
      await market.stranger.rest("POST", "/api/messages", { toUserId: to, content: "Hello" }),
    ).toMatchObject({ status: 401 });
  });
});

describe("reading messages", () => {
  // Proves: EP-031
  it("shows a thread to its two members, oldest first, and to nobody else", async () => {
    const [cal, dot] = [await market.member("Cal"), await market.member("Dot")];
    await cal.rest("POST", "/api/messages", { toUserId: Number(dot.id), content: "Hello" });
    await dot.rest("POST", "/api/messages", { toUserId: Number(cal.id), content: "Hi" });

    const { body } = await cal.rest<Message[]>("GET", `/api/conversations/${dot.id}`);
    expect(body.map(({ content }) => content)).toEqual(["Hello", "Hi"]);
    expect((await dot.rest("GET", `/api/conversations/${cal.id}`)).body).toEqual(body);
    expect((await eve.rest("GET", `/api/conversations/${cal.id}`)).body).toEqual([]);
    expect(await cal.rest("GET", "/api/conversations/999999")).toMatchObject({ status: 404 });
    expect(await cal.rest("GET", "/api/conversations/abc")).toMatchObject({ status: 400 });
  });

  // Proves: EP-080
  it("marks a thread as read for the sender to see", async () => {
    const [cal, dot] = [await market.member("Cal"), await market.member("Dot")];
    const { body } = await cal.rest<Message>("POST", "/api/messages", {
      toUserId: Number(dot.id),
      content: "Hello",
    });
    await cal.rest("POST", "/api/messages", { toUserId: Number(dot.id), content: "And" });
    const path = `/api/conversations/${cal.id}/read`;
    expect(await dot.rest("POST", path, { lastReadMessageId: body.id })).toMatchObject({
      body: { unreadCount: 1 },
    });
    expect(await dot.rest("POST", path)).toMatchObject({
      status: 200,
      body: { otherUserId: Number(cal.id), unreadCount: 0 },
    });
    expect((await cal.rest<Message[]>("GET", `/api/conversations/${dot.id}`)).body[0]?.isRead).toBe(
      true,
    );
  });

  // Proves: EP-030
  it("shows the newest 500 over all threads, newest first, however long one is", async () => {
    const [fay, gus, hal] = [
      await market.member("Fay"),
      await market.member("Gus"),
      await market.member("Hal"),
    ];
    await gus.rest("POST", "/api/messages", { toUserId: Number(fay.id), content: "The oldest" });
    await fay.rest("POST", "/api/messages", { toUserId: Number(hal.id), content: "Start" });
    await market.rows(
      `insert into messages (from_user_id, to_user_id, content, created_at)
       select $1, $2, 'Line ' || n, now() from generate_series(1, 230) n`,
      [Number(fay.id), Number(hal.id)],
    );
    const few = (await fay.rest<Message[]>("GET", "/api/messages")).body;
    expect(few).toHaveLength(232);
    expect(few.map(({ id }) => id)).toEqual(few.map(({ id }) => id).toSorted((a, b) => b - a));
    expect(few.at(-1)?.content).toBe("The oldest");

    await market.rows(
      `insert into messages (from_user_id, to_user_id, content, created_at)
       select $1, $2, 'More ' || n, now() from generate_series(1, 300) n`,
      [Number(fay.id), Number(hal.id)],
    );
    const many = (await fay.rest<Message[]>("GET", "/api/messages")).body;
    expect(many).toHaveLength(500);
    expect(many[0]?.content).toBe("More 300");
    expect((await fay.rest("GET", `/api/conversations/${hal.id}`)).body).toHaveLength(500);
    expect(
      (await eve.rest<Message[]>("GET", "/api/messages")).body.some(
        ({ content }) => content === "Start",
      ),
    ).toBe(false);
  });
});

describe("notifications", () => {
  it("tell the seller of an offer, and are marked as read by their owner only", async () => {
    await anOffer(eve, await anItem(ann));
    const { status, body } = await ann.rest<
      { id: number; type: string; isRead: boolean; data: object }[]
    >("GET", "/api/notifications");
    expect(status).toBe(200);
    const [latest] = body;
    expect(latest).toMatchObject({ id: expect.any(Number), type: "offer_received", isRead: false });
    const { notifications } = await ann.gql(
      `{ notifications(first: 100) { edges { node { id type title message isRead } } } }`,
    );
    expect(body.map(({ id }) => id)).toEqual(
      notifications.edges.map(({ node }: { node: { id: string } }) => Number(node.id)),
    );

    expect(await eve.rest("POST", `/api/notifications/${latest?.id}/read`)).toMatchObject({
      status: 404,
    });
    expect(await ann.rest("POST", `/api/notifications/${latest?.id}/read`)).toMatchObject({
      status: 200,
      body: { id: latest?.id, isRead: true },
    });
    expect(await market.stranger.rest("GET", "/api/notifications")).toMatchObject({ status: 401 });
  });
});
