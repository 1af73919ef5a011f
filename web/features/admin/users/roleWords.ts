import type { MarketRole } from "../../../gql/graphql.ts";

export const ROLE_WORDS: Readonly<Record<MarketRole, string>> = {
  member: "Member",
  moderator: "Moderator",
  admin: "Administrator",
};

/** The roles as choices, each with what it may do. */
export const ROLES: readonly { value: MarketRole; label: string }[] = [
  { value: "member", label: "Member: no part of the admin area" },
  { value: "moderator", label: "Moderator: the Moderation tab" },
  { value: "admin", label: "Administrator: everything" },
];
