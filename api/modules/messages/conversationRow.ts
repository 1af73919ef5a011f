import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "../../core/sql/sql.ts";
import type { Conversation, PublicMember } from "./message.types.ts";
import { present, contentFor, type MessageRow } from "./readMessages.ts";

/** One thread, the other member and its last message, as the flat row that one statement returns. */
export type ConversationRow = Omit<PublicMember, "createdAt"> & {
  memberSince: string;
  unreadCount: number;
  updatedAt: string | null;
} & (LastMessage | { messageId: null });

type LastMessage = Omit<MessageRow, "id" | "createdAt"> & { messageId: number; sentAt: string };

/** Of `conversations c`, `users u` and `messages m`. */
export const COLUMNS = sql`
  coalesce(c.unread_count, 0) as "unreadCount", c.last_message_at as "updatedAt",
  u.id, u.username, u.display_name as "displayName", u.avatar, u.bio, u.location, u.location_visible_to as "locationVisibleTo", u.skills,
  u.trust_points as "trustPoints", u.trust_level as "trustLevel", u.verification_level as "verificationLevel",
  u.is_verified as "isVerified", u.email_verified as "emailVerified", u.phone_verified as "phoneVerified",
  u.is_suspended as "isSuspended", u.overall_rating::float8 as "overallRating", u.total_reviews as "totalReviews",
  u.created_at as "memberSince",
  m.id as "messageId", m.from_user_id as "fromUserId", m.to_user_id as "toUserId", ${sql.raw(contentFor("c.user_id", "m"))} as content, m.item_id as "itemId", m.offer_id as "offerId", m.order_part_id as "orderPartId",
  m.message_type as "messageType", m.attachment_url as "attachmentUrl", m.is_read as "isRead",
  m.client_id as "clientId", m.created_at as "sentAt"`;

/** The conversation of a row. It needs no further queries. */
export function conversationFrom(em: EntityManager, row: ConversationRow): Conversation {
  const { updatedAt } = row;
  return {
    id: row.id,
    member: memberFrom(row),
    lastMessage: row.messageId === null ? null : lastMessageFrom(em, row),
    unreadCount: row.unreadCount,
    updatedAt: updatedAt === null ? null : new Date(updatedAt),
  };
}

function memberFrom(row: ConversationRow): PublicMember {
  return {
    id: row.id,
    username: row.username,
    displayName: row.displayName,
    avatar: row.avatar,
    bio: row.bio,
    location: row.location,
    locationVisibleTo: row.locationVisibleTo,
    skills: row.skills,
    trustPoints: row.trustPoints,
    trustLevel: row.trustLevel,
    verificationLevel: row.verificationLevel,
    isVerified: row.isVerified,
    emailVerified: row.emailVerified,
    phoneVerified: row.phoneVerified,
    isSuspended: row.isSuspended,
    overallRating: row.overallRating,
    totalReviews: row.totalReviews,
    createdAt: new Date(row.memberSince),
  };
}

function lastMessageFrom(em: EntityManager, row: LastMessage) {
  return present(em, {
    id: row.messageId,
    fromUserId: row.fromUserId,
    toUserId: row.toUserId,
    content: row.content,
    itemId: row.itemId,
    offerId: row.offerId,
    orderPartId: row.orderPartId,
    messageType: row.messageType,
    attachmentUrl: row.attachmentUrl,
    isRead: row.isRead,
    clientId: row.clientId,
    createdAt: row.sentAt,
  });
}
