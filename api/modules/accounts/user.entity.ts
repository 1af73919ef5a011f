import { DecimalType, type Opt } from "@mikro-orm/core";
import {
  Check,
  Entity,
  Enum,
  Index,
  PrimaryKey,
  Property,
  Unique,
} from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { TrustLevel, VerificationLevel, Visibility } from "../../core/graphql/enums.ts";
import { Node } from "../../core/graphql/node.ts";

/** A member: the row, and what every other member sees of them. Nothing private has a @Field here. Source: TB-001 */
@ObjectType({
  description: "A member as every other member sees them.",
  implements: Node,
  simpleResolvers: true,
})
@Entity({ tableName: "users" })
@Unique({
  name: "users_email_key",
  expression: "CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email))",
})
@Unique({
  name: "users_username_key",
  expression:
    "CREATE UNIQUE INDEX users_username_key ON public.users USING btree (lower(username))",
})
@Unique({ name: "users_verified_phone_key", properties: ["phone"], where: "phone_verified" })
@Index({ name: "users_suspended_index", properties: ["id"], where: "is_suspended" })
@Index({
  name: "users_activity_unused_index",
  properties: ["id"],
  where: "NOT is_activity_used",
})
@Index({ name: "users_created_index", properties: ["createdAt"] })
@Index({
  name: "users_words_index",
  expression:
    "CREATE INDEX users_words_index ON public.users USING gin (member_words(username, display_name))",
})
@Check({
  name: "users_display_name_check",
  expression: "(char_length(display_name) >= 1) AND (char_length(display_name) <= 100)",
})
@Check({ name: "users_tp_balance_check", expression: "tp_balance >= 0" })
@Check({
  name: "users_username_check",
  expression: "(char_length(username) >= 3) AND (char_length(username) <= 50)",
})
export class User {
  @Field(() => ID, { description: "The member's id." })
  @PrimaryKey({ type: "integer", generated: "by default as identity" })
  id!: number;

  @Field(() => String, { description: "Their unique name, 3 to 50 characters." })
  @Property({ type: "text" })
  username!: string;

  @Property({ type: "text" })
  email!: string;

  /** argon2id, in PHC form. */
  @Property({ type: "text", lazy: true, hidden: true })
  password!: string;

  @Field(() => String, { description: "The name that others see, 1 to 100 characters." })
  @Property({ type: "text" })
  displayName!: string;

  @Property({ type: "text", nullable: true })
  firstName!: Opt<string | null>;

  @Property({ type: "text", nullable: true })
  lastName!: Opt<string | null>;

  @Field(() => String, { nullable: true, description: "Path of the picture." })
  @Property({ type: "text", nullable: true })
  avatar!: Opt<string | null>;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  @Property({ type: "text", nullable: true })
  bio!: Opt<string | null>;

  @Field(() => String, {
    nullable: true,
    description:
      "As the member wrote it; at most 100 characters. Null also where the member does not show it to you.",
  })
  @Property({ type: "text", nullable: true })
  location!: Opt<string | null>;

  @Enum({ items: () => Visibility, default: "everybody" })
  locationVisibleTo!: Opt<Visibility>;

  @Enum({ items: () => Visibility, default: "members" })
  onlineVisibleTo!: Opt<Visibility>;

  @Enum({ items: () => Visibility, default: "members" })
  wantsVisibleTo!: Opt<Visibility>;

  @Enum({ items: () => Visibility, default: "members" })
  leaderboardVisibleTo!: Opt<Visibility>;

  /** Off: no visit and no look is kept, and nothing the member does is learned from. */
  @Property({ type: "boolean", default: true })
  isActivityUsed!: Opt<boolean>;

  /** The day after it was switched off last: looks of that day are counted, though no longer kept. */
  @Property({ type: "date", nullable: true })
  activityRecordedFrom!: Opt<string | null>;

  @Field(() => [String], { description: "What they are good at, in their own words." })
  @Property({ type: "string[]", default: [] })
  skills!: Opt<string[]>;

  @Field(() => Int, {
    description: "Reputation, not money: grows by deals, reviews and verification.",
  })
  @Property({ type: "integer", default: 100 })
  trustPoints!: Opt<number>;

  /** A projection of the ledger, in whole TP: only the ledger writes it. */
  @Property({ type: "integer", default: 100 })
  tpBalance!: Opt<number>;

  @Field(() => TrustLevel, { description: "Their reputation tier." })
  @Enum({ items: () => TrustLevel, default: "newbie" })
  trustLevel!: Opt<TrustLevel>;

  @Field(() => Boolean, { description: "Whether the e-mail address or the phone is verified." })
  @Property({ type: "boolean", default: false })
  isVerified!: Opt<boolean>;

  @Property({ type: "boolean", default: true })
  isActive!: Opt<boolean>;

  /** Whether the member has an authenticator app or a passkey: two-step sign-in is on. */
  @Property({ type: "boolean", default: false })
  twoStep!: Opt<boolean>;

  @Property({ type: "datetime", length: 3, nullable: true })
  lastLoginAt!: Opt<Date | null>;

  @Field(() => Date, { description: "When they joined." })
  @Property({ type: "datetime", length: 3, defaultRaw: "now()" })
  createdAt!: Date;

  @Property({ type: "datetime", length: 3, defaultRaw: "now()" })
  updatedAt!: Date;

  @Field(() => Boolean, {
    description: "Whether the e-mail address is verified; the address itself is never shown.",
  })
  @Property({ type: "boolean", default: false })
  emailVerified!: Opt<boolean>;

  @Field(() => Boolean, {
    description: "Whether the phone is verified; the number itself is never shown.",
  })
  @Property({ type: "boolean", default: false })
  phoneVerified!: Opt<boolean>;

  @Property({ type: "text", nullable: true })
  phone!: Opt<string | null>;

  @Field(() => Float, { description: "Mean of the reviews, 0 to 5; 0 while there are none." })
  @Property({ type: new DecimalType("number"), precision: 3, scale: 2, defaultRaw: "0.00" })
  overallRating!: Opt<number>;

  @Field(() => Int, { description: "How many published reviews there are about them." })
  @Property({ type: "integer", default: 0 })
  totalReviews!: Opt<number>;

  @Field(() => Boolean, { description: "Whether the market has suspended them." })
  @Property({ type: "boolean", default: false })
  isSuspended!: Opt<boolean>;

  @Property({ type: "text", nullable: true })
  suspensionReason!: Opt<string | null>;

  @Property({ type: "datetime", length: 3, nullable: true })
  suspendedUntil!: Opt<Date | null>;

  @Field(() => VerificationLevel, { description: "Which channels they have verified." })
  @Enum({ items: () => VerificationLevel, default: "basic" })
  verificationLevel!: Opt<VerificationLevel>;

  @Property({ type: "text", nullable: true, lazy: true, hidden: true })
  verificationCode!: Opt<string | null>;

  @Property({ type: "datetime", length: 3, nullable: true, lazy: true, hidden: true })
  verificationExpiry!: Opt<Date | null>;

  @Property({ type: "datetime", length: 3, nullable: true, lazy: true, hidden: true })
  passwordChangedAt!: Opt<Date | null>;

  @Property({ type: "boolean", default: true, lazy: true, hidden: true })
  notificationEmails!: Opt<boolean>;

  /** Identifies the member in the unsubscribe links of mails. */
  @Property({
    type: "text",
    defaultRaw: "replace((gen_random_uuid())::text, '-'::text, ''::text)",
    unique: "users_unsubscribe_token_key",
    lazy: true,
    hidden: true,
  })
  unsubscribeToken!: Opt<string>;
}
