import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { API_TOKENS } from "../../../../schema/limits.ts";
import { ApiTokenStatus } from "../../../core/graphql/enums.ts";

@ObjectType({
  description: "What a token may be given, in words for the member who gives it.",
  simpleResolvers: true,
})
export class TokenScope {
  @Field(() => String, { description: "`offers:read` and the like." })
  name!: string;

  @Field(() => String, { description: "What a program with it can do." })
  description!: string;
}

@ObjectType({
  description: "A token by which a program acts for the member who made it.",
  simpleResolvers: true,
})
export class ApiToken {
  @Field(() => ID, { description: "The token's id; not its secret." })
  id!: number;

  @Field(() => String, { description: "The member's own words for it." })
  name!: string;

  @Field(() => String, { description: "The last four characters of its secret." })
  lastFour!: string;

  @Field(() => ApiTokenStatus, { description: "Whether a program can use it." })
  status!: ApiTokenStatus;

  @Field(() => [String], { description: "The names of its scopes, as in `tokenScopes`." })
  scopes!: string[];

  @Field(() => [String], {
    description: "The networks it may be used from, in CIDR notation. None: from any.",
  })
  networks!: string[];

  @Field(() => Int, { description: "How many TP it may promise in a UTC day." })
  tpPerDay!: number;

  @Field(() => Int, { description: "How many TP it has promised today (UTC)." })
  tpPromisedToday!: number;

  @Field(() => Int, {
    description: "How many secrets it has had; `rotateApiToken` asks for it.",
  })
  version!: number;

  @Field(() => Date, { description: "When it was made." })
  createdAt!: Date;

  @Field(() => Date, { description: "When it stops working by itself." })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: "To the minute; null before its first use." })
  lastUsedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when the secret before the last replacement is good; null without one.",
  })
  previousUntil!: Date | null;

  @Field(() => Date, { nullable: true, description: "When it was revoked; null if it was not." })
  revokedAt!: Date | null;
}

@ObjectType({ description: "A token with its secret.", simpleResolvers: true })
export class ApiTokenMade {
  @Field(() => String, {
    description:
      "`mdp_` and 49 more characters, to be sent as `Authorization: Bearer`. It is shown this once; the market keeps only its hash.",
  })
  token!: string;

  @Field(() => ApiToken, { description: "What `apiTokens` shows of it from now on." })
  apiToken!: ApiToken;
}

@InputType({ description: "A token to make." })
export class ApiTokenInput {
  @Field(() => String, {
    description: `What it is for, in the member's own words: 1 to ${API_TOKENS.nameMax} characters.`,
  })
  name!: string;

  @Field(() => [String], { description: "At least one name of `tokenScopes`." })
  scopes!: string[];

  @Field(() => Int, {
    defaultValue: API_TOKENS.days.default,
    description: `After how many days it ends: 1 to ${API_TOKENS.days.max}.`,
  })
  days!: number;

  @Field(() => [String], {
    defaultValue: [],
    description: `At most ${API_TOKENS.networksMax} addresses or networks in CIDR notation, such as 203.0.113.0/24. None: it may be used from anywhere.`,
  })
  networks!: string[];

  @Field(() => Int, {
    defaultValue: 0,
    description: `How many TP it may promise in a UTC day, by offers and orders: 0 to ${API_TOKENS.tpPerDayMax}.`,
  })
  tpPerDay!: number;
}
