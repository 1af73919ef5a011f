import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start, type RunningServer } from "../../api/server.ts";
import type { FreshDatabase } from "../support/database.ts";
import { anItem, anOffer, stateOf } from "../support/factories.ts";
import { LiveStream } from "../support/live.ts";
import { Market, openMarket } from "../support/market.ts";
import { OwnPostgres } from "../support/ownPostgres.ts";
import { RawSocket } from "../support/rawSocket.ts";
import { EVERY_END, Scenario } from "../support/scenario.ts";
import { MailServer } from "../support/smtp.ts";
import { aLiveStream, END_STREAM, SAY } from "../support/streams.ts";
import { TextGateway } from "../support/textGateway.ts";
import { SEND_CODE } from "../support/verification.ts";

/** It has a PostgreSQL of its own, where each commit but the one below is answered though a standby is missing. */
class LocalMarket extends Market {
  postgres!: OwnPostgres;

  protected override async newDatabase(): Promise<FreshDatabase> {
    this.postgres = await OwnPostgres.start();
    await this.postgres.set("synchronous_commit", "local");
    return this.postgres;
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const post = await MailServer.open();
const gateway = await TextGateway.open();
const market = openMarket(
  new LocalMarket({ SMTP_URL: post.url, SMS_WEBHOOK_URL: gateway.url, LOG_LEVEL: "silent" }),
);
let other: RunningServer;

beforeAll(async () => {
  other = await start({
    env: market.server.services.env,
    databaseUrl: market.databaseUrl,
    migrated: true,
    logTo: market.log,
  });
  await run(market.databaseUrl, "create table held (n int)");
  await market.postgres.set("synchronous_standby_names", "away");
});

afterAll(async () => {
  await other.stop();
  await Promise.all([post.close(), gateway.close()]);
});

/** Somebody who notifies, and waits in the commit for a standby: until it ends nobody else who notifies can commit. */
async function holdTheLock(): Promise<{ release(): Promise<void> }> {
  const client = new Client({ connectionString: market.databaseUrl });
  await client.connect();
  await client.query("set synchronous_commit = on");
  await client.query("begin; insert into held values (1); notify somebody");
  const committed = client.query("commit");
  await expect
    .poll(() =>
      market.rows(
        `select count(*)::int as waiting from pg_stat_activity where wait_event = 'SyncRep'`,
      ),
    )
    .toEqual([{ waiting: 1 }]);
  return {
    release: async () => {
      await market.postgres.set("synchronous_standby_names", "");
      await committed;
      await client.end();
    },
  };
}

it(
  "while somebody who notifies cannot commit every other commit passes: deals, orders, streams, mails, deadlines",
  { timeout: 120_000 },
  async () => {
    const [seller, buyer] = [await market.member("Seller"), await market.member("Buyer")];
    const query = `subscription { offerUpdated { offer { id } } }`;
    const there = await RawSocket.open(other, { token: seller.token, query });
    const here = await LiveStream.open<{ offer: { id: string } }>(market, seller.token, query, {});
    const lock = await holdTheLock();
    try {
      const refused = run(market.databaseUrl, "set lock_timeout = 300; notify somebody");
      await expect(refused, "the lock is held").rejects.toThrow("lock timeout");

      const offer = await anOffer(buyer, await anItem(seller));
      expect((await here.next()).offer.id).toBe(offer.id);
      await there.until(1);
      expect(there.texts[0]).toContain(`"id":"${offer.id}"`);

      await new Scenario(market).play(EVERY_END);
      const stream = await aLiveStream(seller);
      await buyer.gql(SAY, { id: stream.id, content: "How much?" });
      await seller.gql(END_STREAM, { id: stream.id });
      await market.passHours(49);
      expect(await stateOf(buyer, offer)).toBe("expired");
      await buyer.gql(SEND_CODE, { type: "email", email: buyer.email });
      await buyer.gql(SEND_CODE, { type: "phone", phone: "+447700900012" });
      expect([post.mails, gateway.taken]).toEqual([[], []]);
    } finally {
      await lock.release();
    }
    // What has no job yet gets one within ten seconds.
    const left = () => [
      post.mails.filter((mail) => mail.includes(buyer.email) && mail.includes("code")).length,
      gateway.taken.length,
    ];
    await expect.poll(left, { timeout: 30_000 }).toEqual([1, 1]);
    there.cut();
    await here.stop();
  },
);
