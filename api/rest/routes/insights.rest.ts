import { graphql } from "../gql/gql.ts";
import { route } from "../route.ts";

graphql(`
  fragment RestBasis on Basis {
    method
    sampleSize
    needed
    isEnough
    shortfall
    evidence {
      label
      value
      itemId
      url
    }
    asOf
    confidenceMeans
    accuracy {
      measure
      value
      baseline
      baselineName
      n
    }
  }
`);

const suggest = route({
  method: "POST",
  path: "/api/ai/suggest-trustpoints",
  summary: "A price for a thing, by the prices of other members",
  source: "S2 §7, EN-016",
  body: ["title", "description", "category", "condition?", "location?"],
  answer:
    "{ suggestedPoints, reasoning, confidence, marketComparison, priceRange: { min, max }, startsAt, parts, comparables, basis }",
  document: graphql(`
    query RestPriceSuggestion($input: PriceQuestionInput!) {
      priceSuggestion(input: $input) {
        suggestedPoints
        reasoning
        confidence
        marketComparison
        priceRange {
          min
          max
        }
        startsAt
        parts {
          label
          percent
        }
        comparables {
          tp
          isSold
        }
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ priceSuggestion }) => priceSuggestion,
});

const enhance = route({
  method: "POST",
  path: "/api/ai/enhance-description",
  summary: "The same description in better order, and what it does not say yet",
  source: "S2 §7",
  body: ["title", "description", "category"],
  answer: "{ enhancedDescription, questions, basis }",
  document: graphql(`
    query RestEnhancedDescription($input: DescriptionInput!) {
      enhancedDescription(input: $input) {
        enhancedDescription
        questions
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ enhancedDescription }) => enhancedDescription,
});

export const insightsRoutes = [suggest, enhance];
