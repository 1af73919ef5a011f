import { member, type Policy } from "../../core/access/policy.ts";

/** Signalling between browsers for direct video, and the upload of the host's recording. */
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
