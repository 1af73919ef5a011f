import type { EntityManager } from "@mikro-orm/postgresql";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { IdempotencyKeyEntity, TextMessageEntity } from "../../db/core.entities.ts";
import {
  KnownDeviceEntity,
  PasswordResetTokenEntity,
  SignInEntity,
  UserRoleEntity,
} from "../accounts/accounts.entities.ts";
import { MemberBlockEntity } from "../blocks/blocks.entities.ts";
import { CartEntity } from "../cart/cart.entities.ts";
import { Item } from "../items/item.entity.ts";
import { ItemLikeEntity, ItemViewEntity } from "../items/items.entities.ts";
import { ConversationEntity } from "../messages/messages.entities.ts";
import { NotificationPreferenceEntity } from "../notifications/notifications.entities.ts";
import { AddressEntity } from "../orders/orders.entities.ts";
import { ShareEntity } from "../rewards/rewards.entities.ts";
import {
  LiveStreamEntity,
  StreamLikeEntity,
  StreamMuteEntity,
  StreamReminderEntity,
  StreamVisitEntity,
} from "../streams/streams.entities.ts";
import { SuspensionLogEntity } from "../suspension/suspension.entities.ts";
import { UploadEntity } from "../uploads/uploads.entities.ts";
import { VerificationAttemptEntity } from "../verification/verification.entities.ts";
import { StreamPeerEntity, StreamVideoEntity } from "../video/video.entities.ts";
import { SOCIAL_ROWS } from "./erase.social.ts";
import { wordsOf, type Known } from "./known.ts";

/** What goes, one after the other: rows that are nobody's but the member's, and their part in the counts of others. */
const OWN_ROWS: readonly ((em: EntityManager, me: number) => Promise<unknown>)[] = [
  (em, me) =>
    rows(
      em,
      sql`update items i set like_count = greatest(like_count - 1, 0) from item_likes l
          where l.user_id = ${me} and i.id = l.item_id`,
    ),
  (em, user) => em.nativeDelete(ItemLikeEntity, { user }),
  (em, me) =>
    rows(
      em,
      sql`update live_streams s set like_count = greatest(like_count - 1, 0) from stream_likes l
          where l.user_id = ${me} and s.id = l.stream_id`,
    ),
  (em, memberId) => em.nativeDelete(StreamPeerEntity, { memberId }),
  // The files go with the next look at the disk.
  (em, user) => em.nativeDelete(StreamVideoEntity, { stream: { user } }),
  (em, user) => em.nativeDelete(StreamLikeEntity, { user }),
  (em, user) => em.nativeDelete(StreamReminderEntity, { user }),
  (em, user) => em.nativeDelete(StreamMuteEntity, { user }),
  (em, me) => em.nativeDelete(StreamVisitEntity, { person: `u${me}` }),
  (em, me) =>
    rows(
      em,
      sql`update stream_messages set content = '', client_id = null, deleted_at = coalesce(deleted_at, created_at)
          where user_id = ${me}`,
    ),
  (em, user) => em.nativeUpdate(LiveStreamEntity, { user }, REMOVED_STREAM),
  (em, user) => em.nativeDelete(ItemViewEntity, { user }),
  ...SOCIAL_ROWS,
  (em, user) => em.nativeDelete(ShareEntity, { user }),
  (em, user) => em.nativeDelete(CartEntity, { user }),
  (em, user) => em.nativeDelete(AddressEntity, { user }),
  (em, user) => em.nativeDelete(ConversationEntity, { user }),
  (em, user) => em.nativeDelete(NotificationPreferenceEntity, { user }),
  (em, user) => em.nativeDelete(IdempotencyKeyEntity, { user }),
  (em, user) => em.nativeDelete(PasswordResetTokenEntity, { user }),
  (em, user) => em.nativeDelete(UserRoleEntity, { user }),
  (em, user) => em.nativeDelete(SignInEntity, { user }),
  (em, user) => em.nativeDelete(KnownDeviceEntity, { user }),
  (em, user) => em.nativeDelete(VerificationAttemptEntity, { user }),
  (em, user) => em.nativeDelete(SuspensionLogEntity, { user }),
  (em, user) => em.nativeDelete(TextMessageEntity, { user }),
  (em, me) => em.nativeDelete(MemberBlockEntity, { $or: [{ user: me }, { blockedUser: me }] }),
];

const REMOVED_STREAM = {
  title: "Removed stream",
  description: "",
  tags: [],
  thumbnailUrl: null,
  streamUrl: null,
  featuredItems: [],
  pinnedItem: null,
  mutedWords: [],
};

/** Removes what is the member's alone: rows, the words and photos of their items, and words that only they are known by. */
export async function erasePersonalRows(tx: Tx, me: number, known: Known): Promise<void> {
  for (const erase of OWN_ROWS) await erase(tx.em, me);
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
  await tx.em.nativeDelete(UploadEntity, { user: me });
  await tx.em.nativeUpdate(
    Item,
    { seller: me, imagePaths: { $ne: [] } },
    { imagePaths: [], placeholders: [] },
  );
}
