import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Cursor } from "../../core/graphql/scalars.ts";
import { Privacy } from "./privacy/privacy.types.ts";
import { User } from "./user.entity.ts";

@ObjectType({ description: "The signed-in member: what only they may see.", simpleResolvers: true })
export class Viewer {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field(() => User, { description: "The same member as everybody sees them." })
  user!: User;

  @Field(() => String, { description: "The e-mail address to sign in with; nobody else sees it." })
  email!: string;

  @Field(() => String, { nullable: true, description: "The first name; nobody else sees it." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "The last name; nobody else sees it." })
  lastName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The phone number; nobody else sees it. Null without one.",
  })
  phone!: string | null;

  @Field(() => Boolean, { description: "Whether the account is open; false once it is deleted." })
  isActive!: boolean;

  @Field(() => Boolean, { description: "Whether the admin fields answer." })
  isAdmin!: boolean;

  @Field(() => Boolean, {
    description: "Whether the fields of moderators answer; also for an administrator.",
  })
  isModerator!: boolean;

  @Field(() => Date, { nullable: true, description: "The latest sign-in, perhaps this one." })
  lastLoginAt!: Date | null;

  @Field(() => Privacy, { description: "Who may see what of the viewer." })
  privacy!: Privacy;

  @Field(() => Cursor, {
    description:
      "Where the viewer's events stood when this was read: give it to subscriptions as `after`.",
  })
  cursor!: string;
}

@ObjectType({ description: "A new session.", simpleResolvers: true })
export class AuthPayload {
  @Field(() => String, { description: "The bearer token, 30 days good. It is shown this once." })
  token!: string;

  @Field(() => Viewer, { description: "The member who is signed in now." })
  viewer!: Viewer;

  @Field(() => String, { description: "What happened, in words." })
  message!: string;
}

@ObjectType({ description: "One sign-in of the viewer, on one device.", simpleResolvers: true })
export class Session {
  @Field(() => ID, { description: "The session's id." })
  id!: number;

  @Field(() => Date, { description: "When the viewer signed in." })
  createdAt!: Date;

  @Field(() => Date, { description: "To the minute." })
  lastSeenAt!: Date;

  @Field(() => Date, { description: "When it ends by itself." })
  expiresAt!: Date;

  @Field(() => String, { nullable: true, description: "What the browser called itself." })
  userAgent!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The network address of the sign-in; null where it is not known.",
  })
  ipAddress!: string | null;

  @Field(() => Boolean, { description: "Whether this request came with it." })
  isCurrent!: boolean;
}

@InputType({ description: "A new member." })
export class RegisterInput {
  @Field(() => String, {
    description:
      "3 to 50 letters, digits, dots, underscores or hyphens; nobody else's, in any case.",
  })
  username!: string;

  @Field(() => String, { description: "An address that no other account has, in any case." })
  email!: string;

  @Field(() => String, {
    description: "At least 8 characters, and none of the passwords everybody tries.",
  })
  password!: string;

  @Field(() => String, { description: "1 to 100 characters." })
  displayName!: string;

  @Field(() => String, { nullable: true, description: "At most 50 characters." })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "At most 50 characters." })
  lastName?: string | null;
}

@InputType({
  description:
    "What of the profile changes. What is left out stays; null empties what may be empty.",
})
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: "1 to 100 characters." })
  displayName?: string | null;

  @Field(() => String, { nullable: true, description: "At most 50 characters." })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "At most 50 characters." })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: "At most 500 characters." })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "At most 100 characters." })
  location?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "At most 20, each of at most 50 characters.",
  })
  skills?: string[] | null;
}
