import { InMemoryCache } from "@apollo/client";
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
          item: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Item", id: args?.["id"] }),
          },
          offer: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Offer", id: args?.["id"] }),
          },
          circle: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Circle", id: args?.["id"] }),
          },
          feedPost: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "FeedPost", id: args?.["id"] }),
          },
          order: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Order", id: args?.["id"] }),
          },
          user: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "User", id: args?.["id"] }),
          },
          adminUser: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "AdminUser", id: args?.["id"] }),
          },
          conversation: {
            read: (existing, { args, toReference }) =>
              existing ?? toReference({ __typename: "Conversation", id: args?.["memberId"] }),
          },
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
