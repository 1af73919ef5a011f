import { everyone, member, type Policy } from "../../core/access/policy.ts";

/** A member's own account. Credentials and sessions need the member's own session, never a scoped token. */
export const policy: Policy = {
  Query: {
    viewer: everyone("profile:read"),
    user: everyone("market:read"),
    sessions: member("session"),
  },
  Mutation: {
    register: everyone("session"),
    login: everyone("session"),
    forgotPassword: everyone("session"),
    resetPassword: everyone("session"),
    logout: member("session"),
    updateProfile: member("profile:write"),
    updatePrivacy: member("profile:write"),
    changePassword: member("session"),
    revokeSession: member("session"),
    revokeOtherSessions: member("session"),
  },
  Subscription: {
    queriesInvalidated: member("session"),
    memberUpdated: member("market:read"),
  },
  Type: {
    User: "open",
    Viewer: "profile:read",
    Privacy: "profile:read",
  },
};
