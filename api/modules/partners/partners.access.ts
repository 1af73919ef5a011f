import { everyone, member, type Policy } from "../../core/access/policy.ts";

/** Programs that act for members. No token makes, changes or lists tokens. */
export const policy: Policy = {
  Query: {
    apiToken: member("open"),
    apiTokens: member("session"),
    tokenScopes: everyone("open"),
  },
  Mutation: {
    createApiToken: member("session", { fresh: true }),
    rotateApiToken: member("session", { fresh: true }),
    // A program that must be stopped is stopped, whatever is closed.
    revokeApiToken: member("session", { withoutWrites: true }),
    reportLeakedToken: everyone("session", { withoutWrites: true }),
  },
  Type: {
    // Its member sees it, and it sees itself.
    ApiToken: "open",
  },
};
