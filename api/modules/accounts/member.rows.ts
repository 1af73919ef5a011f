import { sql } from "../../core/sql/sql.ts";
import type { User } from "./user.entity.ts";

/** A member inside a raw row of another table: what others may see of them, and the settings that decide about it. */
export type MemberRow = Pick<User, "id" | "username" | "displayName" | "createdAt">;

/** A MemberRow as a JSON object; `u` = users. */
export const memberObject = sql`
  json_build_object('id', u.id, 'username', u.username, 'displayName', u.display_name, 'avatar', u.avatar, 'bio', u.bio,
    'location', u.location, 'locationVisibleTo', u.location_visible_to, 'skills', u.skills, 'trustPoints', u.trust_points, 'trustLevel', u.trust_level,
    'isVerified', u.is_verified, 'emailVerified', u.email_verified, 'phoneVerified', u.phone_verified,
    'verificationLevel', u.verification_level, 'isSuspended', u.is_suspended, 'overallRating', u.overall_rating,
    'totalReviews', u.total_reviews, 'createdAt', u.created_at)`;
