import { type ApolloCache, InMemoryCache, type TypePolicies } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { mergeConnection } from "../../apollo/mergeConnection.ts";

const POLICIES: TypePolicies = {
  Query: {
    fields: {
      streams: mergeConnection(["filter", "search", "category", "streamer"]),
      stream: {
        read: (existing, { args, toReference }) =>
          existing ?? toReference({ __typename: "Stream", id: args?.["id"] }),
      },
    },
  },
  Stream: {
    fields: {
      // These lists are replaced as a whole.
      featuredItems: { merge: (_before, incoming) => incoming },
      mutedMembers: { merge: (_before, incoming) => incoming },
      mutedWords: { merge: (_before, incoming) => incoming },
    },
  },
};

const told = new WeakSet<ApolloCache>();

/** Adds the cache policies of streams. They are here and not with the others, so that other pages do not load them. */
export function useStreamPolicies(): void {
  const { cache } = useApolloClient();
  if (told.has(cache) || !(cache instanceof InMemoryCache)) return;
  told.add(cache);
  cache.policies.addTypePolicies(POLICIES);
}
