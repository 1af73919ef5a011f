import { graphql } from "../gql/gql.ts";
import type { RestViewerFragment } from "../gql/graphql.ts";

graphql(`
  fragment RestViewer on Viewer {
    user {
      id
      username
      displayName
      avatar
      bio
      location
      skills
      trustPoints
      trustLevel
      verificationLevel
      isVerified
      emailVerified
      phoneVerified
      isSuspended
      overallRating
      totalReviews
      itemsListed
      dealsCompleted
      createdAt
    }
    email
    firstName
    lastName
    phone
    isActive
    isAdmin
    lastLoginAt
    wallet {
      tpBalance
    }
  }
`);

/** EN-001: the current user. `tpBalance` is money, `trustPoints` reputation; the rating has two decimals. */
export function userOf({ user, wallet, ...own }: RestViewerFragment) {
  return {
    ...user,
    ...own,
    overallRating: user.overallRating.toFixed(2),
    tpBalance: wallet.tpBalance,
  };
}
