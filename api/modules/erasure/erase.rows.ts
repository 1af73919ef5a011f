import type { EntityManager } from "@mikro-orm/postgresql";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { IdempotencyKeyEntity, TextMessageEntity } from "../../db/core.entities.ts";
import {
  KnownDeviceEntity,
  PasswordResetTokenEntity,
  SignInEntity,
  UserActivityEntity,
  UserRoleEntity,
} from "../accounts/accounts.entities.ts";
import { deleteSecondSteps } from "../accounts/index.ts";
import { MemberViewEntity } from "../accounts/viewAs/viewAs.entities.ts";
import { MemberBlockEntity } from "../blocks/blocks.entities.ts";
import { CartEntity } from "../cart/cart.entities.ts";
import { IssuedCertificateEntity } from "../chain/certificates/certificates.entities.ts";
import { ChainWalletEntity, WalletChallengeEntity } from "../chain/wallets/wallets.entities.ts";
import { SavedQueryEntity } from "../explorer/explorer.entities.ts";
import { ExplorerRun } from "../explorer/history/explorerRun.entity.ts";
import {
  NotForMeEntity,
  PredictedMemberEntity,
  PredictionEntity,
} from "../insights/insights.entities.ts";
import { Item } from "../items/item.entity.ts";
import { ItemLikeEntity, ItemViewEntity } from "../items/items.entities.ts";
import { Message } from "../messages/message.entity.ts";
import { ConversationEntity } from "../messages/messages.entities.ts";
import { ModerationCaseEntity } from "../moderation/moderation.entities.ts";
import { NotificationPreferenceEntity } from "../notifications/notifications.entities.ts";
import { AddressEntity } from "../orders/orders.entities.ts";
import { ApiTokenEntity } from "../partners/partners.entities.ts";
import {
  MemberXpEntity,
  ShareEntity,
  UserAchievementEntity,
  XpEntryEntity,
} from "../rewards/rewards.entities.ts";
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
import { wordsOf, type Identity } from "./identity.ts";

/**
 * Erasing steps in this order: they delete the member's own rows, and subtract the member from the counts of others.
 */
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
  // The next sweep of the disk deletes the files.
  (em, user) => em.nativeDelete(StreamVideoEntity, { stream: { user } }),
  (em, user) => em.nativeDelete(ApiTokenEntity, { user }),
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
  (em, user) => em.nativeDelete(NotForMeEntity, { user }),
  (em, me) => em.nativeDelete(PredictionEntity, { $or: [{ user: me }, { other: me }] }),
  (em, user) => em.nativeDelete(PredictedMemberEntity, { user }),
  ...SOCIAL_ROWS,
  (em, user) => em.nativeDelete(ShareEntity, { user }),
  (em, me) =>
    rows(
      em,
      sql`update achievements a set holders = greatest(a.holders - 1, 0) from user_achievements m
          where m.user_id = ${me} and m.is_completed and a.id = m.achievement_id`,
    ),
  (em, user) => em.nativeDelete(UserAchievementEntity, { user }),
  (em, user) => em.nativeDelete(XpEntryEntity, { user }),
  (em, user) => em.nativeDelete(MemberXpEntity, { user }),
  (em, user) => em.nativeDelete(ChainWalletEntity, { user }),
  (em, user) => em.nativeDelete(WalletChallengeEntity, { user }),
  (em, user) => em.nativeDelete(IssuedCertificateEntity, { user }),
  (em, user) => em.nativeDelete(CartEntity, { user }),
  (em, user) => em.nativeDelete(AddressEntity, { user }),
  (em, user) => em.nativeDelete(ConversationEntity, { user }),
  (em, user) => em.nativeDelete(NotificationPreferenceEntity, { user }),
  (em, user) => em.nativeDelete(IdempotencyKeyEntity, { user }),
  (em, user) => em.nativeDelete(PasswordResetTokenEntity, { user }),
  (em, user) => em.nativeDelete(UserRoleEntity, { user }),
  (em, user) => deleteSecondSteps({ em }, user),
  (em, owner) => em.nativeDelete(SavedQueryEntity, { owner, visibility: "private" }),
  (em, owner) => em.nativeUpdate(SavedQueryEntity, { owner }, { owner: null }),
  (em, user) => em.nativeDelete(SignInEntity, { user }),
  (em, user) => em.nativeDelete(MemberViewEntity, { user }),
  (em, userId) => em.nativeDelete(ExplorerRun, { userId }),
  (em, user) => em.nativeDelete(UserActivityEntity, { user }),
  (em, user) => em.nativeDelete(KnownDeviceEntity, { user }),
  (em, user) => em.nativeDelete(VerificationAttemptEntity, { user }),
  (em, user) => em.nativeDelete(SuspensionLogEntity, { user }),
  (em, member) => em.nativeUpdate(ModerationCaseEntity, { member }, NO_WORDS),
  (em, fromUserId) =>
    em.nativeUpdate(Message, { fromUserId, removed: { $ne: null } }, { removed: null }),
  (em, user) => em.nativeDelete(TextMessageEntity, { user }),
  (em, me) => em.nativeDelete(MemberBlockEntity, { $or: [{ user: me }, { blockedUser: me }] }),
];

/** That something was decided stays, without what was said by and about the member. */
const NO_WORDS = { content: "", appealText: null, reason: null, notes: null };

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

/** Erases what is only the member's: rows, the texts and photos of their items, and their names in the search index. */
export async function erasePersonalRows(tx: Tx, me: number, known: Identity): Promise<void> {
  for (const erase of OWN_ROWS) await erase(tx.em, me);
  await eraseItems(tx, me);
  await erasePhotos(tx, me);
  // Searches correct typing mistakes by these words. A word that somebody's item still contains stays.
  await rows(
    tx.em,
    sql`delete from search_words w where word = any(${wordsOf(known)})
          and not exists (select 1 from items i where i.search @@ plainto_tsquery('english', w.word))`,
  );
}

/** Erases the texts of the member's items. An item in somebody else's history keeps its title. */
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

/** Queues the member's photos for removal. The files are deleted after the commit, unless somebody else shows them. */
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
