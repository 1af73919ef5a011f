import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { GRAVE } from "../grave.ts";
import type { Market } from "../market.ts";
import { times } from "../races.ts";
import { ask, Encounters } from "./asking.ts";
import { type Followed, Reader } from "./reader.ts";

const FACTS = 500;
const PUBLISHERS = 8;
const READERS = 3;
const CUTS = 50;

interface Fire {
  market: Market;
  /** The server that takes the messages. */
  writeAt: () => string;
  /** The server that tells of them. */
  readAt: () => string;
  /** What happens when so many facts were heard. */
  faults: { at: number; happen: () => Promise<void> }[];
}

const EVENTS: Followed = {
  query: `subscription ($after: Cursor) { adminEvents(topics: [community], after: $after) { cursor event { type subjectId } } }`,
  nameOf: ({ event }: { event: { type: string; subjectId: string } }) =>
    `${event.type} ${event.subjectId}`,
};

/**
 * 8 members write 500 messages; 3 clients of one member hear them over 50 lost connections each, and an administrator
 * follows the events of the market over as many: every one, once, in order.
 */
export async function underFire({ market, writeAt, readAt, faults }: Fire): Promise<void> {
  const amara = await market.member("Amara");
  const writers = await Promise.all(times(PUBLISHERS, (n) => market.member(`Writer ${n}`)));
  const { viewer } = await amara.gql(`{ viewer { cursor } }`);
  const readers = times(
    READERS,
    () => new Reader(amara, { url: readAt, after: viewer.cursor, facts: FACTS, cuts: CUTS }),
  );
  const admin = await market.admin();
  const { adminEventLog } = await admin.gql(`{ adminEventLog(first: 1) { cursor } }`);
  const follower = new Reader(admin, {
    follows: EVENTS,
    url: readAt,
    after: adminEventLog.cursor,
    facts: FACTS,
    cuts: CUTS,
  });
  const met = new Encounters();
  const query = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } } }`;

  let written = 0;
  const writing = writers.map(async (writer, w) => {
    while (written < FACTS) {
      const name = `${w}-${written++}`;
      const input = { toUserId: amara.id, content: name, clientId: name };
      const { ok, body } = await ask(
        writer,
        { path: "/graphql", at: writeAt(), body: { query, variables: { input } } },
        met,
      );
      if (!ok) met.wrong.push(JSON.stringify(body));
    }
  });
  const breaking = faults.map(async ({ at, happen }) => {
    while (readers.every(({ heard }) => heard.length < at)) await wait(10);
    await happen();
  });
  await Promise.all([...writing, ...breaking]);
  await Promise.all([...readers, follower].map(({ done }) => done));

  expect(met.wrong).toEqual([]);
  const log = await market.rows<{ content: string }>(
    `select m.content from event_log e join messages m on m.id = (e.data->>'messageId')::int
     where e.audience = 'u' || $1 and e.topic = 'messageAdded' order by e.seq`,
    [amara.id],
  );
  const inOrder = log.map(({ content }) => content);
  expect(new Set(inOrder).size, GRAVE.events).toBe(FACTS);
  expect(inOrder, GRAVE.events).toHaveLength(FACTS);
  const events = await market.rows<{ name: string }>(
    `select type || ' ' || (data->>'messageId') as name from domain_events where type = 'MessageSent' order by id`,
  );
  const heard = new Map([[follower, events.map(({ name }) => name)]]);
  for (const reader of [...readers, follower]) {
    expect(reader.wrong, GRAVE.events).toEqual([]);
    expect(reader.heard, GRAVE.events).toEqual(heard.get(reader) ?? inOrder);
    expect(reader.cuts).toBe(CUTS);
    expect(reader.opened).toBeGreaterThan(CUTS);
  }
}
