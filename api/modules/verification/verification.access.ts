import { member, type Policy } from "../../core/access/policy.ts";

/** A mailbox or phone is verified by the member who holds it. */
export const policy: Policy = {
  Mutation: {
    sendVerificationCode: member("session"),
    verifyChannel: member("session"),
  },
};
