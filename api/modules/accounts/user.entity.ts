import type { Opt } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { TrustLevel, VerificationLevel, type Visibility } from "../../core/enums.ts";

/** A member: the row, and what every other member sees of them. Nothing private has a @Field here. Source: TB-001 */
@ObjectType({ description: "A member as every other member sees them.", simpleResolvers: true })
@Entity({ tableName: "users" })
export class User {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field(() => String)
  @Property({ type: "text" })
  username!: string;

  @Property({ type: "text" })
  email!: string;

  /** argon2id, in PHC form. */
  @Property({ type: "text", lazy: true, hidden: true })
  password!: string;

  @Field(() => String)
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

  @Property({ type: "text" })
  locationVisibleTo!: Opt<Visibility>;

  @Property({ type: "text" })
  onlineVisibleTo!: Opt<Visibility>;

  @Property({ type: "text" })
  wantsVisibleTo!: Opt<Visibility>;

  @Field(() => [String])
  @Property({ type: "string[]" })
  skills!: Opt<string[]>;

  @Field(() => Int, {
    description: "Reputation, not money: grows by deals, reviews and verification.",
  })
  @Property({ type: "integer" })
  trustPoints!: Opt<number>;

  /** A projection of the ledger, in whole TP: only the ledger writes it. */
  @Property({ type: "integer", persist: false })
  tpBalance!: Opt<number>;

  @Field(() => TrustLevel)
  @Property({ type: "text" })
  trustLevel!: Opt<TrustLevel>;

  @Field(() => Boolean)
  @Property({ type: "boolean" })
  isVerified!: Opt<boolean>;

  @Property({ type: "boolean" })
  isActive!: Opt<boolean>;

  @Property({ type: "datetime", length: 3, nullable: true })
  lastLoginAt!: Opt<Date | null>;

  @Field(() => Date)
  @Property({ type: "datetime", length: 3 })
  createdAt!: Date;

  @Property({ type: "datetime", length: 3 })
  updatedAt!: Date;

  @Field(() => Boolean)
  @Property({ type: "boolean" })
  emailVerified!: Opt<boolean>;

  @Field(() => Boolean)
  @Property({ type: "boolean" })
  phoneVerified!: Opt<boolean>;

  @Property({ type: "text", nullable: true })
  phone!: Opt<string | null>;

  @Field(() => Float, { description: "Mean of the reviews, 0 to 5; 0 while there are none." })
  @Property({ type: "float" })
  overallRating!: Opt<number>;

  @Field(() => Int)
  @Property({ type: "integer" })
  totalReviews!: Opt<number>;

  @Field(() => Boolean)
  @Property({ type: "boolean" })
  isSuspended!: Opt<boolean>;

  @Property({ type: "text", nullable: true })
  suspensionReason!: Opt<string | null>;

  @Property({ type: "datetime", length: 3, nullable: true })
  suspendedUntil!: Opt<Date | null>;

  @Field(() => VerificationLevel)
  @Property({ type: "text" })
  verificationLevel!: Opt<VerificationLevel>;
}
