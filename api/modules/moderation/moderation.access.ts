import {
  admin,
  adminAction,
  member,
  moderator,
  moderatorAction,
  type Policy,
} from "../../core/access/policy.ts";

/** What administrators take off the market, and give back. Moderators decide what members reported. */
export const policy: Policy = {
  Query: {
    adminItems: admin(),
    adminItem: admin(),
    moderationQueue: moderator(),
    moderationCase: moderator(),
    marketDecision: member("session"),
  },
  Mutation: {
    deleteItem: adminAction({ subject: "item", id: "itemId", reason: "reason" }),
    restoreItem: adminAction({ subject: "item", id: "itemId", reason: "reason" }),
    appealDecision: member("session"),
    claimCase: moderatorAction({ subject: "case", id: "id" }),
    releaseCase: moderatorAction({ subject: "case", id: "id" }),
    decideCase: moderatorAction({ subject: "case", id: "input.id", reason: "input.reason" }),
  },
  Subscription: {
    moderationUpdated: moderator(),
  },
  Type: {
    AdminItem: "session",
    DecisionAppeal: "session",
    MarketDecision: "session",
    CaseContent: "session",
    CaseReport: "session",
    ModerationCase: "session",
  },
};
