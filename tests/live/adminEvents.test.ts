import { beforeAll, describe, expect, it } from "vitest";
import { start } from "../../api/server.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { times } from "../support/races.ts";

const market = aMarket();
const EVENT = `id at topic type subject subjectId sentence actor { id displayName }`;
const EVENTS = `subscription ($topics: [AdminTopic!], $after: Cursor) {
  adminEvents(topics: $topics, after: $after) { cursor event { ${EVENT} } } }`;
const LOG = `query ($topics: [AdminTopic!], $first: Int, $after: String) {
  adminEventLog(topics: $topics, first: $first, after: $after) { cursor pageInfo { hasNextPage endCursor } edges { node { ${EVENT} } } } }`;

const REMOVE = `mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`;

interface Event {
  id: string;
  topic: string;
  type: string;
  subject: string;
  subjectId: string;
  sentence: string;
  actor: { id: string; displayName: string } | null;
}

interface Page {
  edges: { node: Event }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface Update {
  cursor: string;
  event: Event;
}

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

const idsAfter = async (id: number) =>
  (
    await market.rows<{ id: string }>(
      `select id::text from domain_events where id > $1 order by domain_events.id`,
      [id],
    )
  ).map((event) => event.id);

async function newest(): Promise<number> {
  const [found] = await market.rows<{ id: number }>(
    `select coalesce(max(id), 0)::int as id from domain_events`,
  );
  return found?.id ?? 0;
}

async function logOf(variables: object = {}): Promise<{ events: Event[]; cursor: string }> {
  const { adminEventLog } = await admin.gql(LOG, variables);
  const { edges, cursor } = adminEventLog;
  return { events: edges.map(({ node }: { node: Event }) => node), cursor };
}

/** The list has what every consumer is past: events that none handles, too, within a second. */
async function allListed(): Promise<void> {
  const id = await newest();
  await expect
    .poll(async () => Number((await logOf()).events[0]?.id), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(id);
}

/** An event of a transaction that has not committed yet: its number is smaller than those of the next. */
const holdEvent = (memberId: string) =>
  market.hold(
    `select outbox_append(jsonb_build_array(jsonb_build_object(
       'type', 'ProfileChanged', 'data', jsonb_build_object('memberId', $1::int), 'consumers', '[]'::jsonb)), now())`,
    [Number(memberId)],
  );

describe("the events of the market", () => {
  // Proves: SB-020
  it("each come once and in order, from 20 writers on two servers, however often the line is cut", async () => {
    const other = await start({
      env: market.server.services.env,
      databaseUrl: market.databaseUrl,
      migrated: true,
      logTo: market.log,
    });
    const seller = await market.member("Amara");
    const buyers = await Promise.all(times(20, (n) => market.member(`Buyer ${n}`)));
    const offers = await Promise.all(
      buyers.map(async (buyer) => anOffer(buyer, await anItem(seller, { trustPoints: 5 }))),
    );
    const { cursor: begin } = await logOf();
    const before = await newest();

    const accepted = Promise.all(
      offers.map(({ id }, n) =>
        fetch(`${n % 2 ? market.url : other.url}/graphql`, {
          method: "POST",
          headers: seller.headers,
          body: JSON.stringify({ query: ACCEPT, variables: { id } }),
        }),
      ),
    );
    const heard: string[] = [];
    let after = begin;
    const read = async (most: number) => {
      const live = await admin.live<Update>(EVENTS, { after });
      for (let n = 0; n < most; n++) {
        const update = await live.next();
        heard.push(update.event.id);
        after = update.cursor;
      }
      live.cut();
    };
    for (let cut = 0; cut < 5; cut++) await read(3);
    for (const answer of await accepted) expect(await answer.text()).toContain('"accepted"');
    await market.settled();
    const all = await idsAfter(before);
    await read(all.length - heard.length);

    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(heard).toEqual(all);
    await other.stop();
  });

  it("do not overtake an event of a transaction that is still open", async () => {
    const jun = await market.member("Jun");
    const { id } = await anItem(jun);
    const before = await newest();
    const held = await holdEvent(jun.id);
    const { cursor } = await logOf();
    const live = await admin.live<Update>(EVENTS, { after: cursor });
    let later: string;
    try {
      // Not by a person of the tests: they wait until the consumers are done, which wait for the open transaction.
      await fetch(`${market.url}/graphql`, {
        method: "POST",
        headers: jun.headers,
        body: JSON.stringify({ query: REMOVE, variables: { id } }),
      });
      // The later event is committed, and neither the list nor the subscription shows it.
      expect((await idsAfter(before)).length).toBeGreaterThan(0);
      const log = await logOf();
      later = log.cursor;
      expect(log.events.filter((event) => Number(event.id) > before)).toEqual([]);
      await live.roundTrip();
      expect(live.heard).toEqual([]);
    } finally {
      await held.end();
    }
    const all = await idsAfter(before);
    const heard = [await live.next(), await live.next()].map(({ event }) => event.id);
    expect(heard).toEqual(all.slice(0, 2));
    await live.stop();

    // What the list did not show comes after its cursor.
    const resumed = await admin.live<Update>(EVENTS, { after: later });
    expect((await resumed.next()).event.id).toBe(all[0]);
    await resumed.stop();
  });

  it("say in words what happened, and can be chosen by topic", async () => {
    const [seller, buyer] = [await market.member("Priya"), await market.member("Lucas")];
    const item = await anItem(seller);
    const { cursor } = await logOf();
    const live = await admin.live<Update>(EVENTS, { after: cursor, topics: ["offers"] });
    const offer = await anOffer(buyer, item);
    await seller.gql(ACCEPT, { id: offer.id });

    const heard = [await live.next(), await live.next()].map(({ event }) => event);
    expect(heard).toMatchObject([
      {
        type: "OfferMade",
        topic: "offers",
        subject: "offer",
        subjectId: offer.id,
        sentence: `Lucas made offer ${offer.id}`,
        actor: { id: buyer.id },
      },
      { type: "OfferAccepted", sentence: `Priya accepted offer ${offer.id}` },
    ]);
    await live.stop();

    await allListed();
    const { events } = await logOf({ topics: ["offers", "items"], first: 100 });
    expect(events.filter(({ topic }) => topic === "offers").slice(0, 2)).toEqual(
      heard.toReversed(),
    );
    expect(new Set(events.map(({ topic }) => topic))).toEqual(new Set(["offers", "items"]));
  });

  it("are listed page by page, each once", async () => {
    await allListed();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { adminEventLog }: { adminEventLog: Page } = await admin.gql(LOG, { first: 7, after });
      seen.push(...adminEventLog.edges.map(({ node }) => node.id));
      after = adminEventLog.pageInfo.hasNextPage ? adminEventLog.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual((await idsAfter(0)).toReversed());
  });

  it("say so when some since a cursor are no longer kept", async () => {
    await anItem(await market.member("Sofia"));
    const { cursor } = await logOf();
    await anItem(await market.member("Mateo"));
    // Only what every consumer is past is deleted.
    await allListed();
    await market.passHours(8 * 24);
    const live = await admin.live<Update>(EVENTS, { after: cursor });
    await live.until(() => live.errors.length > 0);
    expect(live.errors[0]?.extensions).toMatchObject({ code: "RESYNC_REQUIRED" });
    const [error] = live.errors;
    const { cursor: after } = (error?.extensions ?? {})["details"] as { cursor: string };
    await live.stop();

    const resumed = await admin.live<Update>(EVENTS, { after });
    const kwame = await market.member("Kwame");
    await anItem(kwame);
    const { event } = await resumed.next();
    expect(event.sentence).toContain("Kwame");
    await resumed.stop();
  });

  it("are for administrators", async () => {
    const member = await market.member("Noor");
    expect(await member.refused(LOG)).toMatchObject({
      code: "FORBIDDEN",
      message: "Access Denied: Admin access required",
    });
    const live = await member.live<Update>(EVENTS);
    await live.until(() => live.errors.length > 0);
    expect(live.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
    await live.stop();
  });
});
