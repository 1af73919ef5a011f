import { describe, expect, it } from "vitest";
import { dayWords, threadLines } from "./threadLines.ts";

const now = new Date(2026, 10, 21, 12);
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

const aMessage = (
  id: string,
  from: string,
  createdAt: string,
  more: { isRead?: boolean; clientId?: string } = {},
) => ({
  id,
  fromUserId: from,
  content: `message ${id}`,
  isRead: more.isRead ?? false,
  createdAt,
  clientId: more.clientId ?? null,
  messageType: "text" as const,
  isReported: false,
  image: null,
  offer: null,
  orderPart: null,
  item: null,
});

type Outgoing = Parameters<typeof threadLines>[0]["outgoing"];

const lines = (messages: ReturnType<typeof aMessage>[], outgoing: Outgoing = [], isAway = false) =>
  threadLines({ messages, outgoing, viewerId: "me", isAway, now });

const deliveries = (found: ReturnType<typeof threadLines>) =>
  found.flatMap((line) => (line.kind === "message" ? [line.delivery] : []));

describe("the lines of a thread", () => {
  it("puts a rule before each day", () => {
    const found = lines([
      aMessage("1", "amara", at(19, 9)),
      aMessage("2", "me", at(21, 8)),
      aMessage("3", "me", at(21, 9)),
    ]);
    expect(found.map((line) => (line.kind === "message" ? line.content : line.words))).toEqual([
      "Thursday, November 19",
      "message 1",
      "Today",
      "message 2",
      "message 3",
    ]);
  });

  it("says of the viewer's own messages how far they got", () => {
    const found = lines([
      aMessage("1", "me", at(21, 8), { isRead: true }),
      aMessage("2", "me", at(21, 9)),
      aMessage("3", "amara", at(21, 10)),
    ]);
    expect(deliveries(found)).toEqual(["read", "sent", null]);
  });

  it("shows a message once while it is both sent and still in the queue, in one place", () => {
    const outgoing = [
      {
        clientId: "a",
        toUserId: "amara",
        content: "hello",
        itemId: null,
        createdAt: at(21, 11),
        state: "sending" as const,
      },
    ];
    const before = lines([], outgoing);
    const after = lines([aMessage("5", "me", at(21, 11), { clientId: "a" })], outgoing);

    expect(after).toHaveLength(before.length);
    expect(after.map((line) => line.key)).toEqual(before.map((line) => line.key));
  });

  it("keeps failed and waiting ones apart", () => {
    const outgoing = (["refused", "unreached", "waiting"] as const).map((state) => ({
      clientId: state,
      toUserId: "amara",
      content: state,
      itemId: null,
      createdAt: at(21, 11),
      state,
    }));
    expect(deliveries(lines([], outgoing))).toEqual(["failed", "failed", "waiting"]);
    expect(deliveries(lines([], outgoing, true))).toEqual(["failed", "waiting", "waiting"]);
  });
});

describe("the words of a day", () => {
  it("are relative only for today and yesterday", () => {
    expect(dayWords(new Date(2026, 10, 20, 23), now)).toBe("Yesterday");
    expect(dayWords(new Date(2025, 10, 20), now)).toBe("November 20, 2025");
  });
});
