import { beforeAll, expect, it } from "vitest";
import { BuiltMarket, openBuiltMarket } from "../support/builtMarket.ts";
import type { FreshDatabase } from "../support/database.ts";
import { databaseBehindGate, type Gate } from "../support/gate.ts";
import { statusOf } from "../support/statusOf.ts";

/** Its servers reach their database by way of a gate. */
class GatedMarket extends BuiltMarket {
  gate!: Gate;

  protected override async newDatabase(): Promise<FreshDatabase> {
    const database = await databaseBehindGate();
    this.gate = database.gate;
    return database;
  }
}

const market = openBuiltMarket(new GatedMarket({}));
beforeAll(() => market.openSecondServer());

const SEND = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "Is it still there?" }) { message { id } } }`;

it(
  "a server that is killed after its commit and before it tells anybody: the others hear within seconds, once",
  { timeout: 60_000 },
  async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const heard = await amara.live<{ message: { id: string } }>(
      `subscription { messageAdded { message { id } } }`,
    );
    let killedAt = 0;
    const killed = market.gate.lose("answer", "event_append", () => {
      killedAt = performance.now();
      process.kill(market.second.pid ?? 0, "SIGKILL");
    });

    const answer = fetch(`${market.second.url}/graphql`, {
      method: "POST",
      headers: jun.headers,
      body: JSON.stringify({ query: SEND, variables: { to: amara.id } }),
    });
    await expect(answer).rejects.toThrow("fetch failed");
    await killed;

    const { message } = await heard.next();
    expect(performance.now() - killedAt).toBeLessThan(5000);
    expect(await market.rows("select id::text from messages")).toEqual([{ id: message.id }]);

    await market.second.kill();
    await market.second.start();
    expect(await statusOf(`${market.second.url}/readyz`)).toBe(200);
    expect(heard.heard).toHaveLength(1);
    await heard.stop();
  },
);
