import type { RawBuilder } from "kysely";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { SOCIAL_ROWS } from "./erase.social.ts";
import { wordsOf, type Known } from "./known.ts";

/** Rows that are nobody's but the member's. */
const OWN_ROWS: readonly ((me: number) => RawBuilder<unknown>)[] = [
  (me) => sql`update items i set like_count = greatest(like_count - 1, 0) from item_likes l
              where l.user_id = ${me} and i.id = l.item_id`,
  (me) => sql`delete from item_likes where user_id = ${me}`,
  (me) => sql`update live_streams s set like_count = greatest(like_count - 1, 0) from stream_likes l
              where l.user_id = ${me} and s.id = l.stream_id`,
  (me) => sql`delete from stream_peers where member_id = ${me}`,
  // The files go with the next look at the disk.
  (me) =>
    sql`delete from stream_videos v using live_streams s where s.id = v.stream_id and s.user_id = ${me}`,
  (me) => sql`delete from stream_likes where user_id = ${me}`,
  (me) => sql`delete from stream_reminders where user_id = ${me}`,
  (me) => sql`delete from stream_mutes where user_id = ${me}`,
  (me) => sql`delete from stream_visits where person = 'u' || ${me}::int`,
  (
    me,
  ) => sql`update stream_messages set content = '', client_id = null, deleted_at = coalesce(deleted_at, created_at)
              where user_id = ${me}`,
  (
    me,
  ) => sql`update live_streams set title = 'Removed stream', description = '', tags = '{}', thumbnail_url = null,
                stream_url = null, featured_items = '{}', pinned_item_id = null, muted_words = '{}'
              where user_id = ${me}`,
  (me) => sql`delete from item_views where user_id = ${me}`,
  ...SOCIAL_ROWS,
  (me) => sql`delete from shares where user_id = ${me}`,
  (me) => sql`delete from carts where user_id = ${me}`,
  (me) => sql`delete from addresses where user_id = ${me}`,
  (me) => sql`delete from conversations where user_id = ${me}`,
  (me) => sql`delete from notification_preferences where user_id = ${me}`,
  (me) => sql`delete from idempotency_keys where user_id = ${me}`,
  (me) => sql`delete from password_reset_tokens where user_id = ${me}`,
  (me) => sql`delete from user_roles where user_id = ${me}`,
  (me) => sql`delete from sign_ins where user_id = ${me}`,
  (me) => sql`delete from known_devices where user_id = ${me}`,
  (me) => sql`delete from verification_attempts where user_id = ${me}`,
  (me) => sql`delete from suspension_logs where user_id = ${me}`,
  (me) => sql`delete from text_messages where user_id = ${me}`,
  (me) => sql`delete from member_blocks where user_id = ${me} or blocked_user_id = ${me}`,
];

/** Removes what is the member's alone: rows, the words and photos of their items, and words that only they are known by. */
export async function erasePersonalRows(tx: Tx, me: number, known: Known): Promise<void> {
  for (const statement of OWN_ROWS) await rows(tx.em, statement(me));
  await eraseItems(tx, me);
  await erasePhotos(tx, me);
  // What a search forgives typing mistakes by. A word that somebody's item still has stays: it is theirs as well.
  await rows(
    tx.em,
    sql`delete from search_words w where word = any(${wordsOf(known)})
          and not exists (select 1 from items i where i.search @@ plainto_tsquery('english', w.word))`,
  );
}

/** An item that somebody else's history shows keeps its title; everything else of it goes. */
async function eraseItems(tx: Tx, me: number): Promise<void> {
  await rows(
    tx.em,
    sql`update price_history set price_change_reason = null
        where price_change_reason is not null and item_id in (select id from items where user_id = ${me})`,
  );
  await rows(
    tx.em,
    sql`update items i set description = '', location = null, latitude = null, longitude = null, tags = '{}',
          title = case when
            exists (select 1 from offers o where o.target_item_id = i.id)
            or exists (select 1 from offer_items x where x.item_id = i.id)
            or exists (select 1 from transactions t where t.item_id = i.id)
            or exists (select 1 from order_items x where x.item_id = i.id)
            or exists (select 1 from messages m where m.item_id = i.id)
            then title else 'Removed item' end
        where user_id = ${me}`,
  );
}

/** Photos that nobody else shows. Their files go after the commit. */
async function erasePhotos(tx: Tx, me: number): Promise<void> {
  await rows(
    tx.em,
    sql`with mine as (
          select path from uploads where user_id = ${me}
          union select unnest(images) from items where user_id = ${me}
          union select avatar from users where id = ${me} and avatar like '/uploads/%')
        insert into photo_removals (path, created_at) select path, ${tx.now} from mine on conflict do nothing`,
  );
  await rows(tx.em, sql`delete from uploads where user_id = ${me}`);
  await rows(
    tx.em,
    sql`update items set images = '{}', placeholders = '{}' where user_id = ${me} and images <> '{}'`,
  );
}
