import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { parse } from "graphql";
import type { Sink, SubscribePayload } from "graphql-ws";
import { describe, expect, it } from "vitest";
import { createResumeLink, eventIn } from "./resumeLink.ts";

type Result = { data?: Record<string, unknown> | null; errors?: readonly { message: string }[] };
type Line = { payload: SubscribePayload; sink: Sink; left: boolean };

const OFFERS = parse(
  "subscription Offers($after: Cursor) { offerUpdated(after: $after) { cursor } }",
);

/** A socket whose server end is in the test's hands. */
function fakeSocket() {
  const lines: Line[] = [];
  return {
    lines,
    last: () => lines.at(-1) as Line,
    subscribe(payload: SubscribePayload, sink: Sink) {
      const line = { payload, sink, left: false };
      lines.push(line);
      return () => void (line.left = true);
    },
  };
}

function listen(variables: Record<string, unknown>, context = {}) {
  const socket = fakeSocket();
  const heard: string[] = [];
  const refused: string[] = [];
  const events: string[] = [];
  const agains: ((() => void) | undefined)[] = [];
  let resyncs = 0;
  const live = createResumeLink({
    socket: socket as never,
    onEvent: ({ cursor }) => events.push(cursor),
    onHeard: (again) => agains.push(again),
    onResync: () => (resyncs += 1),
    isSessionEnd: (reason) => reason === "session ended",
    waitToRetry: () => Promise.resolve(),
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([live]) });
  const subscription = client
    .subscribe<{ offerUpdated: { cursor: string } }>({
      query: OFFERS,
      variables,
      context,
      fetchPolicy: "no-cache",
    })
    .subscribe(({ data, error }) => {
      if (data) heard.push(data.offerUpdated.cursor);
      if (error) refused.push(error.message);
    });
  const say = (result: Result) => socket.last().sink.next(result as never);
  const event = (cursor: string) => say({ data: { offerUpdated: { cursor } } });
  return {
    socket,
    heard,
    refused,
    events,
    tellAgain: () => agains.at(-1)?.(),
    resyncs: () => resyncs,
    event,
    say,
    leave: () => subscription.unsubscribe(),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** What graphql-ws would send if it wrote the payload out now. */
const asks = (line: Line) =>
  (JSON.parse(JSON.stringify(line.payload)) as SubscribePayload).variables;

describe("a subscription over reconnects", () => {
  it("starts where the query left off, and after a reconnect asks for what came after the last event", () => {
    const live = listen({ after: "a" });
    expect(asks(live.socket.last())).toEqual({ after: "a" });

    live.event("b");
    live.event("c");
    expect(asks(live.socket.last())).toEqual({ after: "c" });
    expect(live.heard).toEqual(["b", "c"]);
    expect(live.events).toEqual(["b", "c"]);
  });

  it("tells an event once more to whoever still listens and can hear it twice, and counts it once", () => {
    const live = listen({ after: "a" }, { repeatable: true });
    live.event("b");
    live.tellAgain();
    expect(live.heard).toEqual(["b", "b"]);
    expect(live.events).toEqual(["b"]);
    live.leave();
    live.tellAgain();
    expect(live.heard).toEqual(["b", "b"]);

    const once = listen({ after: "a" });
    once.event("b");
    once.tellAgain();
    expect(once.heard).toEqual(["b"]);
  });

  it("comes back when the server lets go of it, from the last cursor", async () => {
    const live = listen({ after: "a" });
    live.event("b");
    live.socket.last().sink.complete();
    await settled();

    expect(live.socket.lines).toHaveLength(2);
    expect(asks(live.socket.last())).toEqual({ after: "b" });
  });

  it("comes back after a close that graphql-ws gives up on", async () => {
    const live = listen({ after: "a" });
    live.socket.last().sink.error({ code: 4500 });
    await settled();
    expect(live.socket.lines).toHaveLength(2);
  });

  it("fetches everything anew when its cursor is too old, and goes on from the fresh one", async () => {
    const live = listen({ after: "old" });
    const tooOld = { message: "Too old", extensions: { code: "RESYNC_REQUIRED", cursor: "fresh" } };
    live.socket.last().sink.error([tooOld]);
    await settled();

    expect(live.resyncs()).toBe(1);
    expect(live.refused).toEqual([]);
    expect(asks(live.socket.last())).toEqual({ after: "fresh" });
  });

  it("stays silent once the session is over", async () => {
    const live = listen({});
    live.socket.last().sink.error("session ended");
    await settled();
    expect(live.socket.lines).toHaveLength(1);
  });

  it("hands a refusal on instead of asking for ever", async () => {
    const live = listen({});
    live.socket.last().sink.error([{ message: "Please login" }]);
    await settled();
    expect(live.refused).toEqual(["Please login"]);
    expect(live.socket.lines).toHaveLength(1);
  });

  it("ends when nobody listens any more", async () => {
    const live = listen({});
    live.leave();
    live.socket.last().sink.complete();
    await settled();
    expect(live.socket.lines).toHaveLength(1);
    expect(live.socket.last().left).toBe(true);
  });
});

it("finds the cursor of a durable payload and none in others", () => {
  expect(eventIn({ offerUpdated: { cursor: "a" } })).toEqual({
    field: "offerUpdated",
    cursor: "a",
  });
  expect(eventIn({ typing: { isTyping: true } })).toBeUndefined();
  expect(eventIn(null)).toBeUndefined();
});
