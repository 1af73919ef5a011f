import { sql, type Stored } from "../../core/sql/sql.ts";
import type { Item } from "./item.entity.ts";

/** An item with its seller as one SQL statement returns it. Lists use it to avoid hydrating entities. */
export type ItemRow = Omit<
  Item,
  "seller" | "relistedFrom" | "isWithheld" | "search" | "titleWords"
> & { seller: { id: number }; seq: number };

/** The columns of an ItemRow; `i` = items, `u` = users, `c` = event_counters. */
export const itemColumns = sql`
  i.id, i.title, i.description, i.category, i.condition, i.images as "imagePaths", i.placeholders,
  i.trust_points as "trustPoints", i.tp_value as "tpValue", i.status, i.quantity, i.location, i.latitude, i.longitude,
  i.tags, i.width_mm as "widthMm", i.height_mm as "heightMm", i.depth_mm as "depthMm", i.view_count as "viewCount", i.like_count as "likeCount",
  i.is_circle_only as "isCircleOnly", i.circle_id as "circleId", i.created_at as "createdAt", i.updated_at as "updatedAt",
  coalesce(c.seq, 0)::float8 as seq,
  json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'avatar', u.avatar, 'bio', u.bio,
    'location', u.location, 'locationVisibleTo', u.location_visible_to, 'skills', u.skills, 'trustPoints', u.trust_points, 'trustLevel', u.trust_level,
    'isVerified', u.is_verified, 'emailVerified', u.email_verified, 'phoneVerified', u.phone_verified,
    'verificationLevel', u.verification_level, 'isSuspended', u.is_suspended, 'overallRating', u.overall_rating,
    'totalReviews', u.total_reviews, 'createdAt', u.created_at) as seller`;

/** The tables itemColumns reads, beside `items i`. */
export const itemJoins = sql`
  join users u on u.id = i.user_id
  left join event_counters c on c.audience = 'i' || i.id`;

/** Parses the dates, which raw rows return as text. */
export function toItem<Row extends ItemRow>(row: Stored<Row>): Row {
  const seller = row.seller as { createdAt?: Date | string };
  if (seller.createdAt) seller.createdAt = new Date(seller.createdAt);
  const { createdAt, updatedAt } = row as Stored<ItemRow>;
  const dated = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
  return Object.assign(row, dated) as unknown as Row;
}
