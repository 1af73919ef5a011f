import { member, type Policy } from "../../core/access/policy.ts";

/** Browsers find each other for a camera; the host's sends what is recorded. */
export const policy: Policy = {
  Query: {
    iceServers: member("session"),
  },
  Mutation: {
    sendStreamSignal: member("session"),
  },
  Subscription: {
    streamSignal: member("session"),
  },
  Route: {
    "POST /api/streams/{id}/video": member("streams:write"),
  },
};
