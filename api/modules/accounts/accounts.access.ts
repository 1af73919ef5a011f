import { admin, adminAction, everyone, member, type Policy } from "../../core/access/policy.ts";

/** A member's own account. Credentials and sessions need the member's own session, never a scoped token. */
export const policy: Policy = {
  Query: {
    viewer: everyone("profile:read"),
    user: everyone("market:read"),
    sessions: member("session"),
    twoStepSignIn: member("session"),
  },
  Mutation: {
    register: everyone("session", { switch: "sign_up" }),
    login: everyone("session", { withoutWrites: true }),
    forgotPassword: everyone("session"),
    resetPassword: everyone("session"),
    logout: member("session", { withoutWrites: true }),
    updateProfile: member("profile:write"),
    updatePrivacy: member("profile:write"),
    changePassword: member("session"),
    revokeSession: member("session", { withoutWrites: true }),
    revokeOtherSessions: member("session", { withoutWrites: true }),
    // Whoever switches on again what is off needs these.
    beginAuthenticator: member("session", { fresh: true, withoutWrites: true }),
    confirmAuthenticator: member("session", { fresh: true, withoutWrites: true }),
    removeAuthenticator: member("session", { fresh: true }),
    beginPasskey: member("session", { fresh: true, withoutWrites: true }),
    addPasskey: member("session", { fresh: true, withoutWrites: true }),
    removePasskey: member("session", { fresh: true }),
    renewRecoveryCodes: member("session", { fresh: true }),
    beginPasskeyProof: member("session", { withoutWrites: true }),
    proveIdentity: member("session", { withoutWrites: true }),
    setRole: adminAction({ subject: "member", id: "input.memberId", reason: "input.reason" }),
    viewAs: adminAction({ subject: "member", id: "memberId", reason: "reason" }),
    // No action: it takes an administrator's own view back, and must never wait for a proof.
    stopViewAs: admin(),
    resetTwoStep: adminAction({ subject: "member", id: "memberId", reason: "reason" }),
  },
  Subscription: {
    queriesInvalidated: member("profile:read"),
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
