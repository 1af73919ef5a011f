import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../accounts/user.entity.ts";

/** A token that a member made for a program. The secrets are kept as their SHA-256. */
export const ApiTokenEntity = defineEntity({
  name: "ApiToken",
  tableName: "api_tokens",
  indexes: [{ name: "api_tokens_user_index", properties: ["user", "id"] }],
  checks: [
    { name: "api_tokens_days_check", expression: "days >= 1" },
    { name: "api_tokens_last_four_check", expression: "char_length(last_four) = 4" },
    {
      name: "api_tokens_name_check",
      expression: "(char_length(name) >= 1) AND (char_length(name) <= 60)",
    },
    {
      name: "api_tokens_previous_check",
      expression: "(previous_token IS NULL) = (previous_until IS NULL)",
    },
    { name: "api_tokens_scopes_check", expression: "cardinality(scopes) >= 1" },
    { name: "api_tokens_tp_per_day_check", expression: "tp_per_day >= 0" },
    { name: "api_tokens_tp_promised_check", expression: "tp_promised >= 0" },
  ],
  properties: {
    id: p.integer().primary().generated("by default as identity"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    name: p.text(),
    token: p.text().unique("api_tokens_token_key"),
    lastFour: p.text(),
    /** The secret before the last replacement, good until `previousUntil`. */
    previousToken: p.text().nullable().unique("api_tokens_previous_token_key"),
    previousUntil: p.datetime().length(3).nullable(),
    scopes: p.array(),
    /** In CIDR notation; none: any. */
    networks: p.array().default([]),
    /** For how many days it is made; a new secret lasts as long again. */
    days: p.integer(),
    tpPerDay: p.integer().default(0),
    /** What acts by it have promised on the UTC day `tpPromisedOn`. */
    tpPromised: p.integer().default(0),
    tpPromisedOn: p.date().nullable(),
    /** How many secrets it has had. */
    version: p.integer().default(1),
    createdAt: p.datetime().length(3),
    expiresAt: p.datetime().length(3),
    /** To the minute. */
    lastUsedAt: p.datetime().length(3).nullable(),
    revokedAt: p.datetime().length(3).nullable(),
  },
});
