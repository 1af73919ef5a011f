import pg from "pg";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import type { Notice } from "../../api/core/events/carrier.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const WALLET = `subscription { walletUpdated { cursor wallet { tpBalance } } }`;
const QUERIES = `subscription { queriesInvalidated { cursor queries } }`;

/** Something of a member's that happened, committed by itself. */
async function happens({ id }: Person, topic: string, data: object): Promise<void> {
  const [appended] = await market.rows<{ notices: Notice[] }>(
    `select event_append($1::jsonb, now()) as notices`,
    [JSON.stringify([{ audience: `u${id}`, topic, data }])],
  );
  await market.server.services.bus.publish(appended?.notices ?? []);
}

/** One socket with both subscriptions; answers what came, in its order: the wallet, or which queries. */
async function listening(person: Person): Promise<{ came: string[]; close(): void }> {
  const { bus } = market.server.services;
  const socket = new WebSocket(
    `${market.url.replace("http", "ws")}/graphql`,
    "graphql-transport-ws",
  );
  const came: string[] = [];
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "connection_init", payload: { token: person.token } }));
  await new Promise((resolve) => socket.once("message", resolve));
  const before = bus.joined;
  for (const [id, query] of Object.entries({ WALLET, QUERIES }))
    socket.send(JSON.stringify({ id, type: "subscribe", payload: { query } }));
  await expect.poll(() => bus.joined).toBe(before + 2);
  socket.on("message", (data) => {
    const { payload } = JSON.parse((data as Buffer).toString()) as {
      payload: { data: { queriesInvalidated?: { queries: string[] } } };
    };
    came.push(payload.data.queriesInvalidated?.queries.join(" ") ?? "the wallet");
  });
  return { came, close: () => socket.terminate() };
}

it("says that queries answer otherwise after what was read before it, however long that took", async () => {
  const ana = await market.member("Ana");
  const { came, close } = await listening(ana);
  const gate = new pg.Client({ connectionString: market.databaseUrl });
  await gate.connect();
  try {
    await gate.query("begin");
    await gate.query("lock table ledger_accounts in access exclusive mode");
    await happens(ana, "walletUpdated", {});
    // The wallet is being read: it waits for the lock.
    await expect
      .poll(async () => market.rows(`select 1 from pg_locks where not granted`))
      .toHaveLength(1);
    await happens(ana, "queriesInvalidated", { queries: ["viewer", "deals"] });
  } finally {
    await gate.query("rollback");
    await gate.end();
  }
  await expect.poll(() => came).toContain("viewer deals");
  expect(came.indexOf("the wallet")).toBeGreaterThanOrEqual(0);
  expect(came.indexOf("the wallet")).toBeLessThan(came.indexOf("viewer deals"));
  close();
});
