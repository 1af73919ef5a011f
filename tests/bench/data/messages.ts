import type { Client } from "pg";

const BATCH = 50_000;
/** A thread has about this many messages; all threads went on at the same time. */
const PER_THREAD = 4;

/**
 * Messages between pairs of members, their conversations and unread counts as the use cases would have left them.
 * A member writes with about as many others as there are threads for two members each.
 */
export async function makeMessages(
  client: Client,
  { messages, members }: { messages: number; members: number },
  progress: (done: number) => void,
): Promise<void> {
  const threads = Math.max(1, Math.ceil(messages / PER_THREAD));
  for (let from = 0; from < messages; from += BATCH) {
    const to = Math.min(from + BATCH, messages);
    await client.query(MESSAGES, [from, to - 1, messages, threads, members]);
    progress(to);
  }
  await client.query(CONVERSATIONS);
  await client.query(
    `insert into event_counters (audience, seq) select 'u' || id, count(*) from (
       select from_user_id as id from messages union all select to_user_id from messages) told group by id order by 1`,
  );
}

/**
 * Thread t is between member t and the one 1, 2, 3, ... places further: no pair comes twice while the distance stays
 * below half the members. The last message of each fourth thread and the two last of each ninth are unread.
 */
const MESSAGES = `
  insert into messages (from_user_id, to_user_id, content, is_read, created_at)
  select case when starts then one else other end, case when starts then other else one end,
    (array['Is this still there?','Yes, it is.','Could you hold it until Friday?','I can meet you near the station at six.',
      'Would you take a little less for it?','Thank you, that was quick!','How old is it, and has it been repaired?'])[1 + (n / 3) % 7] || ' ' || md5(n::text),
    not ((t % 4 = 0 and n + $4::int >= $3::int) or (t % 9 = 0 and n + 2 * $4::int >= $3::int)),
    now() - ($3::int - n) * interval '5 seconds'
  from (
    select n, t, 1 + t % $5::int as one, 1 + (t + 1 + t / $5::int) % $5::int as other, (n / $4::int + t) % 2 = 0 as starts
    from (select n, n % $4::int as t from generate_series($1::int, $2::int) n) numbered) drawn
  order by n`;

const CONVERSATIONS = `
  with sides as (
    select from_user_id as user_id, to_user_id as other_user_id, id, created_at, 0 as unread from messages
    union all
    select to_user_id, from_user_id, id, created_at, case when is_read then 0 else 1 end from messages)
  insert into conversations (user_id, other_user_id, last_message_id, last_message_at, unread_count)
  select user_id, other_user_id, max(id), max(created_at), sum(unread) from sides
  group by user_id, other_user_id order by user_id, other_user_id`;
