import { member, type Policy } from "../../core/access/policy.ts";

/** An address or a phone is proven by who has it in hand. */
export const policy: Policy = {
  Mutation: {
    sendVerificationCode: member("session"),
    verifyChannel: member("session"),
  },
};
