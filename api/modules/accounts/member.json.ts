import {
  float,
  text,
  texts,
  time,
  truth,
  whole,
  unescaped,
  type Row,
} from "../../core/jsonReads/columns.ts";
import { VIEWER_ID, type ObjectOf } from "../../core/jsonReads/read.ts";
import { visibleSql } from "./privacy/privacy.ts";

const stat = (column: string) =>
  whole(`coalesce((select s.${column} from user_stats s where s.user_id = u.id), 0)`);

/** A User; `u` = users. */
export const MEMBER_JSON: ObjectOf<Row> = {
  type: "User",
  fields: {
    id: unescaped("u.id"),
    username: text("u.username"),
    displayName: text("u.display_name"),
    avatar: text("u.avatar"),
    bio: text("u.bio"),
    location: text(
      `case when ${visibleSql("u.location_visible_to", "u.id", VIEWER_ID)} then u.location end`,
    ),
    skills: texts("u.skills"),
    trustPoints: whole("u.trust_points"),
    trustLevel: unescaped("u.trust_level"),
    isVerified: truth("u.is_verified"),
    emailVerified: truth("u.email_verified"),
    phoneVerified: truth("u.phone_verified"),
    verificationLevel: unescaped("u.verification_level"),
    isSuspended: truth("u.is_suspended"),
    overallRating: float("u.overall_rating"),
    totalReviews: whole("u.total_reviews"),
    createdAt: time("u.created_at"),
    itemsListed: stat("items_listed"),
    dealsCompleted: stat("deals_completed"),
  },
};
