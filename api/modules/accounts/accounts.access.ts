import { adminAction, everyone, member, type Policy } from "../../core/access/policy.ts";

/** A member's own account. Credentials and sessions need the member's own session, never a scoped token. */
export const policy: Policy = {
  Query: {
    viewer: everyone("profile:read"),
    user: everyone("market:read"),
    sessions: member("session"),
    twoStepSignIn: member("session"),
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
    beginAuthenticator: member("session", { fresh: true }),
    confirmAuthenticator: member("session", { fresh: true }),
    removeAuthenticator: member("session", { fresh: true }),
    beginPasskey: member("session", { fresh: true }),
    addPasskey: member("session", { fresh: true }),
    removePasskey: member("session", { fresh: true }),
    renewRecoveryCodes: member("session", { fresh: true }),
    beginPasskeyProof: member("session"),
    proveIdentity: member("session"),
    resetTwoStep: adminAction({ subject: "member", id: "memberId", reason: "reason" }),
  },
  Subscription: {
    queriesInvalidated: member("session"),
    memberUpdated: member("market:read"),
  },
  Type: {
    User: "open",
    Viewer: "profile:read",
    Privacy: "profile:read",
    TwoStepSignIn: "session",
    Passkey: "session",
  },
};
