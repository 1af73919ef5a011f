import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const MESSAGES = 40;
const SUBSCRIPTIONS = 20;
const TEXT = "x".repeat(1990);
/** Each event is sent this many times over, so that it fills every buffer between here and there. */
const COPIES = 14;
const QUERY = `subscription { messageAdded { message { ${Array.from({ length: COPIES }, (_, n) => `a${n}: content`).join(" ")} } } }`;

it(
  "does not grow the server when a reader stops reading, and gives that reader everything later",
  { timeout: 60_000 },
  async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const heard: string[] = [];
    const { promise: all, resolve: caughtUp } = Promise.withResolvers<void>();
    const stream = await amara.live<{ message: { content: string } }>(
      `subscription { messageAdded { message { content } } }`,
    );
    const slow = new WebSocket(
      `${market.url.replace("http", "ws")}/graphql`,
      "graphql-transport-ws",
    );
    const subscribed = new Promise<void>((resolve) => {
      slow.on("message", (data) => {
        const frame = JSON.parse((data as Buffer).toString()) as {
          type: string;
          id?: string;
          payload?: { data: { messageAdded: { message: { a0: string } } } };
        };
        if (frame.type === "connection_ack") {
          for (let n = 0; n < SUBSCRIPTIONS; n++)
            slow.send(
              JSON.stringify({ id: `s${n}`, type: "subscribe", payload: { query: QUERY } }),
            );
          slow.send(
            JSON.stringify({
              id: "ready",
              type: "subscribe",
              payload: { query: "{ items(first: 1) { cursor } }" },
            }),
          );
        }
        if (frame.type === "complete") resolve();
        const text = frame.payload?.data.messageAdded?.message.a0;
        if (text && frame.id === "s0") heard.push(text.slice(0, text.indexOf(" ")));
        if (heard.length === MESSAGES) caughtUp();
      });
    });
    slow.once("open", () =>
      slow.send(JSON.stringify({ type: "connection_init", payload: { token: amara.token } })),
    );
    await subscribed;
    await stream.roundTrip();
    slow.pause();

    const names = Array.from({ length: MESSAGES }, (_, n) => String(n));
    for (const name of names) {
      await jun.gql(
        `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`,
        { to: amara.id, content: `${name} ${TEXT.slice(name.length + 1)}` },
      );
    }
    // The other socket of the same member hears everything meanwhile.
    await stream.until(() => stream.heard.length === MESSAGES);
    expect(MESSAGES * SUBSCRIPTIONS * COPIES * TEXT.length).toBeGreaterThan(20_000_000);
    expect(market.server.sockets.buffered(), GRAVE.leak).toBeLessThan(SUBSCRIPTIONS * 40_000);

    slow.resume();
    await all;
    expect(heard, GRAVE.events).toEqual(names);
    slow.terminate();
    await stream.stop();
  },
);
