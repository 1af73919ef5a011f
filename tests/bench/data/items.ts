import type { Client } from "pg";
import { CATEGORIES } from "../../../schema/limits.ts";
import { LOOKS, sentences, tailWords, THINGS } from "./vocabulary.ts";

const BATCH = 10_000;

/**
 * Listings of all members, one in ten no longer available. The n-th thing is listed about 1/n as often as the first;
 * the trigger learns their words.
 */
export async function makeItems(
  client: Client,
  { items, members }: { items: number; members: number },
  progress: (done: number) => void,
): Promise<void> {
  await client.query(`select setseed(0.25)`);
  await client.query(`create temp table sentences (id int primary key, words text)`);
  await client.query(
    `insert into sentences select n, words from unnest($1::text[]) with ordinality s(words, n)`,
    [sentences()],
  );
  await client.query(`create temp table makers (id int primary key, word text)`);
  await client.query(
    `insert into makers select n, word from unnest($1::text[]) with ordinality m(word, n)`,
    [tailWords()],
  );
  await client.query(`analyze sentences; analyze makers`);

  for (let from = 1; from <= items; from += BATCH) {
    await client.query(ITEMS, [
      from,
      Math.min(from + BATCH - 1, items),
      items,
      members,
      [...CATEGORIES],
      THINGS,
      LOOKS,
    ]);
    progress(Math.min(from + BATCH - 1, items));
  }
  await client.query(
    `update user_stats s set items_listed = made.n from (select user_id, count(*) as n from items group by user_id) made where made.user_id = s.user_id`,
  );
  // Where the live streams stand: of new listings, and of the items somebody has looked at or liked.
  await client.query(`insert into event_counters (audience, seq) select 'm', count(*) from items`);
  await client.query(
    `insert into event_counters (audience, seq) select 'i' || id, view_count from items where view_count > 0 order by id`,
  );
}

/** power(n, random()) falls on 1..n with a chance of about 1/n for the n-th. */
const ITEMS = `
  with drawn as materialized (
    select n, floor(power($4::int, random()))::int as seller,
      floor(power(cardinality($6::text[]), random()))::int as thing, floor(power(cardinality($7::text[]), random()))::int as look,
      floor(power((select count(*) from makers), random()))::int as maker,
      1 + floor(random() * (select count(*) from sentences))::int as first, 1 + floor(random() * (select count(*) from sentences))::int as second,
      1 + floor(random() * (select count(*) from sentences))::int as third, floor(power(1000, random()))::int as price,
      floor(power(400, random()))::int - 1 as views, random() as chance
    from generate_series($1::int, $2::int) n)
  insert into items (user_id, title, description, category, condition, images, placeholders, trust_points, tp_value, status, location, tags,
    view_count, like_count, created_at, updated_at)
  select 1 + (seller * 7919) % $4::int, initcap(($7::text[])[look] || ' ' || ($6::text[])[thing]) || ' ' || m.word,
    initcap(a.words) || '. ' || initcap(b.words) || '. ' || initcap(c.words) || '.',
    ($5::text[])[1 + thing % cardinality($5::text[])], (array['New','Like New','Good','Good','Fair','Poor'])[1 + n % 6],
    array(select '/uploads/' || md5(n || '-' || photo) || '.webp' from generate_series(1, n % 4) photo),
    array(select encode(decode(md5(n || '+' || photo), 'hex'), 'base64') from generate_series(1, n % 4) photo),
    price, price, case when chance < 0.9 then 'available' when chance < 0.96 then 'sold' when chance < 0.99 then 'traded' else 'hidden' end,
    (array['Lisbon','Nairobi','Osaka','Toronto','Lima','Oslo','Pune'])[1 + n % 7], array[($6::text[])[thing], ($7::text[])[look]],
    views, views / 12, now() - ($3::int - n) * interval '1 minute', now() - ($3::int - n) * interval '1 minute'
  from drawn
  join makers m on m.id = maker
  join sentences a on a.id = first join sentences b on b.id = second join sentences c on c.id = third
  order by n`;
