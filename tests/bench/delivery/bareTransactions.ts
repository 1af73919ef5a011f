import type { Client } from "pg";

const THREAD = `insert into conversations as c (user_id, other_user_id, last_message_id, last_message_at, unread_count)
  values (least($1::int, $2::int), greatest($1::int, $2::int), $3, now(), ($2::int < $1::int)::int), (greatest($1::int, $2::int), least($1::int, $2::int), $3, now(), ($2::int > $1::int)::int)
  on conflict (user_id, other_user_id) do update set last_message_id = excluded.last_message_id, last_message_at = excluded.last_message_at,
    unread_count = c.unread_count + excluded.unread_count`;

/**
 * What the database alone needs for a mutation: the rows it writes, in one transaction, through a plain client with
 * prepared statements. No rule is checked, and the events are appended as the product appends them.
 */
export async function bareMessage(
  client: Client,
  from: number,
  to: number,
  content: string,
): Promise<void> {
  await transaction(client, async (run) => {
    const [message] = await run(
      "message",
      `insert into messages (from_user_id, to_user_id, content, created_at) values ($1, $2, $3, now()) returning id`,
      [from, to, content],
    );
    await run("thread", THREAD, [from, to, message?.id]);
    const told = await run(
      "tell again",
      `update notifications set message = $3, created_at = now() where user_id = $2 and not is_read and type = 'message_received' and data @> $1::jsonb returning id`,
      [JSON.stringify({ memberId: from }), to, content],
    );
    const [notification] =
      told.length > 0 ? told : await notify(run, to, "message_received", { memberId: from });
    await append(run, [
      [to, "messageAdded", { messageId: message?.id, withId: from }],
      [from, "messageAdded", { messageId: message?.id, withId: to }],
      [to, "notificationAdded", { notificationId: notification?.id }],
    ]);
  });
}

interface Wish {
  buyerId: number;
  sellerId: number;
  itemId: number;
  tp: number;
}

/** The same for an offer in TP; answers what withdrawBare() needs. */
export async function bareOffer(
  client: Client,
  { buyerId, sellerId, itemId, tp }: Wish,
): Promise<{ offerId: number; holdId: number }> {
  return transaction(client, async (run) => {
    await run("lock", `select id from items where id = $1 for share`, [itemId]);
    const [offer] = await run(
      "offer",
      `insert into offers (buyer_id, seller_id, proposed_by_id, target_item_id, tp_delta, tp_topup_needed, offer_type, deadline, created_at, updated_at)
       values ($1, $2, $1, $3, $4, $4, 'direct_tp', now() + interval '48 hours', now(), now()) returning id`,
      [buyerId, sellerId, itemId, tp],
    );
    const [hold] = await run(
      "hold",
      `select ledger_hold($1, $2, $3, now() + interval '48 hours', now()) as id`,
      [buyerId, tp, offer?.id],
    );
    const [notification] = await notify(run, sellerId, "offer_received", { offerId: offer?.id });
    // The offer stands in the thread of the two as well.
    const [message] = await run(
      "offer message",
      `insert into messages (from_user_id, to_user_id, content, item_id, message_type, offer_id, is_read, created_at)
       values ($1, $2, 'An offer', $3, 'offer', $4, true, now()) returning id`,
      [buyerId, sellerId, itemId, offer?.id],
    );
    await run("thread", THREAD, [buyerId, sellerId, message?.id]);
    await append(run, [
      [buyerId, "offerUpdated", { offerId: offer?.id }],
      [sellerId, "offerUpdated", { offerId: offer?.id }],
      [buyerId, "walletUpdated", {}],
      [sellerId, "notificationAdded", { notificationId: notification?.id }],
    ]);
    return { offerId: offer?.id ?? 0, holdId: hold?.id ?? 0 };
  });
}

/** Takes an offer back, so that the next one finds the same market. */
export async function withdrawBare(
  client: Client,
  { offerId, holdId }: { offerId: number; holdId: number },
): Promise<void> {
  await transaction(client, async (run) => {
    await run(
      "withdraw",
      `update offers set state = 'withdrawn', answered_at = now() where id = $1`,
      [offerId],
    );
    await run("release", `select ledger_release($1, now())`, [holdId]);
  });
}

type Run = (name: string, text: string, values: unknown[]) => Promise<{ id: number }[]>;

async function transaction<Answer>(
  client: Client,
  work: (run: Run) => Promise<Answer>,
): Promise<Answer> {
  await client.query("begin");
  const answer = await work(
    async (name, text, values) => (await client.query<{ id: number }>({ name, text, values })).rows,
  );
  await client.query("commit");
  return answer;
}

function notify(run: Run, userId: number, type: string, about: object) {
  return run(
    "notify",
    `insert into notifications (user_id, type, title, message, data, created_at) values ($1, $2, 'News', 'For the bench', $3::jsonb, now()) returning id`,
    [userId, type, JSON.stringify(about)],
  );
}

function append(run: Run, facts: [number, string, object][]) {
  const events = facts.map(([memberId, topic, data]) => ({
    audience: `u${memberId}`,
    topic,
    data,
  }));
  return run("append", `select event_append($1::jsonb, now())`, [JSON.stringify(events)]);
}
