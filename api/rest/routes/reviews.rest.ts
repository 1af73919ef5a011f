import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";

graphql(`
  fragment RestReview on Review {
    id
    transactionId
    revieweeId
    rating
    comment
    isVerified
    createdAt
    publishedAt
    publishesAt
    aspectRatings {
      communication
      reliability
      itemCondition
      overall
    }
    reviewer {
      id
      displayName
    }
  }
`);

const review = route({
  method: "POST",
  path: "/api/reviews",
  summary:
    "Review the other side of a settled deal, once; published when both have written or 14 days are over",
  source: "S2 §7, C32",
  answer: "review",
  body: ["transactionId", "revieweeId?", "rating", "comment?", "aspectRatings?"],
  status: 201,
  document: graphql(`
    mutation RestSubmitReview($input: ReviewInput!) {
      submitReview(input: $input) {
        review {
          ...RestReview
        }
      }
    }
  `),
  // A missing rating counts as 0, which is refused with the documented message.
  variables: ({ body }) => ({
    input: { ...body, rating: body["rating"] ?? 0 },
  }),
  reply: ({ submitReview }) => submitReview.review,
});

graphql(`
  fragment RestDispute on Dispute {
    id
    transactionId
    orderPartId
    reportedUserId
    category
    description
    evidence
    status
    priority
    amount
    outcome
    refundAmount
    refunded
    resolution
    createdAt
    resolvedAt
    deadline
    decisionDueAt
    reporter {
      id
      displayName
    }
  }
`);

const dispute = route({
  method: "POST",
  path: "/api/disputes",
  summary:
    "Ask the market to decide about a deal: a settled one, or (by `orderPartId`) a parcel on its way",
  source: "S2 §7, C32, C35",
  answer: "dispute",
  body: [
    "transactionId?",
    "orderPartId?",
    "reportedUserId?",
    "category",
    "description",
    "evidence?",
  ],
  status: 201,
  document: graphql(`
    mutation RestFileDispute($input: DisputeInput!) {
      fileDispute(input: $input) {
        dispute {
          ...RestDispute
        }
      }
    }
  `),
  variables: ({ body }) => ({
    input: { ...body, description: body["description"] ?? "" },
  }),
  reply: ({ fileDispute }) => fileDispute.dispute,
});

export const reviewRoutes = [review, dispute];
