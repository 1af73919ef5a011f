import { admin, type Policy } from "../../core/access/policy.ts";

/** Only administrators suspend. */
export const policy: Policy = {
  Query: {
    memberSuspensions: admin(),
  },
  Mutation: {
    suspendMember: admin(),
    liftSuspension: admin(),
  },
};
