import { createClient, type Client } from "graphql-ws";
import { beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { CODES } from "../support/badInput/fieldCalls.ts";
import { forgedCursors, oddFor, wrongFor } from "../support/badInput/oddValues.ts";
import { placesOf, withValue } from "../support/badInput/values.ts";
import { documentsOf, variablesOf } from "../support/everyQuery.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aStream } from "../support/streams.ts";

const market = aMarket();
const subscriptions = Object.values((await buildSchema()).getSubscriptionType()?.getFields() ?? {});
/** Cursors of another place, of no place, and of none. */
const CURSORS = ["", "x", "0", "-1", "9".repeat(40), "a\u0000b", "\ud800"];

interface Refusal {
  message: string;
  extensions?: { code?: string };
}

let admin: Person;
let ids: Record<string, number>;
beforeAll(async () => {
  admin = await market.admin();
  const item = await anItem(admin);
  const stream = await aStream(admin);
  ids = { users: Number(admin.id), items: Number(item.id), live_streams: Number(stream.id) };
});

/** A socket of its own, and the code with which the market closed it. */
function aSocket() {
  const socket: { client: Client; closeCode?: number } = {
    client: createClient({
      url: `${market.url.replace("http", "ws")}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: admin.token },
      retryAttempts: 0,
      lazy: false,
      on: {
        closed: (event) => {
          socket.closeCode = (event as { code: number }).code;
        },
      },
    }),
  };
  return socket;
}

/** Why a subscription was refused; undefined where it was taken, which two answers on the same socket show. */
async function refusalOf(client: Client, query: string, variables: Record<string, unknown>) {
  let refusal: Refusal | undefined;
  const note = (errors: unknown) => {
    const [first] = (Array.isArray(errors) ? errors : [errors]) as Refusal[];
    refusal ??= first;
  };
  const stop = client.subscribe(
    { query, variables },
    {
      next: ({ errors }) => {
        if (errors) note(errors);
      },
      error: note,
      complete: () => {},
    },
  );
  for (let asked = 0; asked < 2 && !refusal; asked++)
    for await (const _ of client.iterate({
      query: "{ categories { name } items(first: 1) { cursor } }",
    }))
      break;
  stop();
  return refusal;
}

describe("every subscription", () => {
  it.each(subscriptions.map((field) => [field.name, field] as const))(
    "%s refuses what does not fit, and leaves its socket open",
    async (name, field) => {
      const [query = ""] = documentsOf("subscription", field);
      const good = variablesOf(field, ids, { after: undefined, deviceKey: "a-device-of-a-test" });
      for (const place of placesOf(field.args)) {
        const cursors = place.path[0] === "after" ? [...CURSORS, ...forgedCursors(null)] : [];
        // A thousand messages on one socket are a flood.
        const socket = aSocket();
        const isWrong = new Set(wrongFor(place));
        for (const value of [...isWrong, ...oddFor(place), ...cursors]) {
          const about = `${name} ${place.path.join(".")} = ${JSON.stringify(value)?.slice(0, 100)}`;
          const refusal = await refusalOf(socket.client, query, withValue(good, place.path, value));
          expect(socket.closeCode, about).toBeUndefined();
          if (isWrong.has(value)) expect(refusal, about).toBeDefined();
          if (!refusal) continue;
          expect(CODES, `${about}: ${refusal.message}`).toContain(refusal.extensions?.code);
          expect(refusal.message.length, about).toBeLessThanOrEqual(300);
        }
        await socket.client.dispose();
      }
    },
    60_000,
  );
});
