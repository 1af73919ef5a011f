import { InMemoryCache, type FieldPolicy, type Reference } from "@apollo/client";
import { mergeConnection } from "./mergeConnection.ts";

interface Photo {
  large: string;
}

function mergePhotos(before: readonly Photo[] = [], incoming: readonly Photo[]): Photo[] {
  return incoming.map((photo) => ({
    ...before.find(({ large }) => large === photo.large),
    ...photo,
  }));
}

/**
 * One object by its id: what another query has stored of it is there at once. Null, which is that it is gone, is an answer,
 * too, where screens ask again when they are opened; where they do not, it must not last (`isNullKept`).
 */
function oneBy(
  typename: string,
  { argument = "id", isNullKept = true } = {},
): FieldPolicy<Reference | null> {
  return {
    read: (existing, { args, toReference }) =>
      existing === undefined || (existing === null && !isNullKept)
        ? toReference({ __typename: typename, id: args?.[argument] })
        : existing,
  };
}

/** Creates the cache of this page. Objects are stored by type and id; long lists grow page by page. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          items: mergeConnection(["filter", "sort"]),
          myItems: mergeConnection([]),
          sellerOffers: mergeConnection(["status"]),
          buyerOffers: mergeConnection(["status"]),
          conversations: mergeConnection(["search"]),
          feed: mergeConnection(["filter"]),
          bookmarkedPosts: mergeConnection([]),
          memberPosts: mergeConnection(["memberId"]),
          postComments: mergeConnection(["postId"]),
          circles: mergeConnection(["mine"]),
          guides: mergeConnection(["category", "mine"]),
          circlePosts: mergeConnection(["circleId"]),
          circleItems: mergeConnection(["circleId"]),
          circleMembers: {
            keyArgs: ["circleId"],
            merge: (before: { edges: unknown[] } | undefined, now, { args }) =>
              before && args?.["after"] ? { ...now, edges: [...before.edges, ...now.edges] } : now,
          },
          members: mergeConnection(["search"]),
          followers: mergeConnection(["memberId"]),
          followedMembers: mergeConnection(["memberId"]),
          blockedMembers: mergeConnection([]),
          activity: mergeConnection(["group"]),
          chainTransactions: mergeConnection([]),
          notifications: mergeConnection(["unreadOnly", "group"]),
          orders: mergeConnection(["status", "search"]),
          sales: mergeConnection(["status"]),
          reviews: mergeConnection(["memberId"]),
          disputes: mergeConnection([]),
          adminUsers: mergeConnection(["filter"]),
          adminItems: mergeConnection(["filter"]),
          adminTransactions: mergeConnection(["filter"]),
          auditLog: mergeConnection(["filter"]),
          item: oneBy("Item", { isNullKept: false }),
          offer: oneBy("Offer", { isNullKept: false }),
          circle: oneBy("Circle"),
          guide: oneBy("Guide"),
          feedPost: oneBy("FeedPost"),
          order: oneBy("Order"),
          user: oneBy("User"),
          adminUser: oneBy("AdminUser"),
          conversation: oneBy("Conversation", { argument: "memberId" }),
        },
      },
      Conversation: { fields: { messages: mergeConnection([]) } },
      Wallet: {
        fields: {
          history: mergeConnection(["filter"]),
          holds: { merge: (_before, incoming) => incoming },
        },
      },
      // These lists are replaced as a whole.
      Cart: { fields: { lines: { merge: (_before, incoming) => incoming } } },
      Circle: { fields: { requests: { merge: (_before, incoming) => incoming } } },
      FeedPost: { fields: { images: { merge: (_before, incoming) => incoming } } },
      // So is this one, but each photo keeps what another query asked of it.
      Item: { fields: { images: { merge: mergePhotos } } },
      // These have no id of their own and are stored within their parent.
      Image: { keyFields: false },
      Privacy: { merge: true },
      TwoStepSignIn: { merge: true },
      Certificate: { keyFields: ["tokenId"] },
      Certified: { keyFields: false },
      PageInfo: { keyFields: false },
    },
  });
}
