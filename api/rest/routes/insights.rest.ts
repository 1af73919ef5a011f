import { JSON_PHOTO_MAX } from "../../../schema/limits.ts";
import { graphql } from "../gql/gql.ts";
import type { TrendRange } from "../gql/graphql.ts";
import { parseWhole, route } from "../route.ts";

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
  body: ["title", "description", "category", "withAssistant?"],
  answer: "{ enhancedDescription, questions, assistant, basis }",
  document: graphql(`
    query RestEnhancedDescription($input: DescriptionInput!) {
      enhancedDescription(input: $input) {
        enhancedDescription
        questions
        assistant
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: ({ body }) => ({ input: body }),
  reply: ({ enhancedDescription }) => enhancedDescription,
});

const recommendations = route({
  method: "GET",
  path: "/api/ai/recommendations",
  summary: "What may be for the viewer: items, a category, a member, what is in demand, and tips",
  source: "S2 §7, EN-017",
  query: ["limit?"],
  answer: "[{ id, type, title, description, confidence, actionUrl, basis }]",
  document: graphql(`
    query RestRecommendations($limit: Int = 6) {
      recommendations(limit: $limit) {
        entries {
          id
          type
          title
          description
          confidence
          actionUrl
          basis {
            ...RestBasis
          }
        }
      }
    }
  `),
  variables: ({ query: { limit } }) => limited(limit),
  reply: ({ recommendations: { entries } }) => entries,
});

/** The default where no limit is asked for. */
function limited(limit: unknown): { limit?: unknown } {
  return limit === undefined ? {} : { limit: parseWhole(limit) };
}

/** How GraphQL names the documented ranges: no name of it begins with a figure. */
const RANGES: Readonly<Record<string, TrendRange>> = { "24h": "h24", "7d": "d7", "30d": "d30" };

/** The default where no range is asked for. */
function ranged(timeRange: unknown): { timeRange?: TrendRange } {
  // What is no range goes on as it is, and is refused with the names that there are.
  return typeof timeRange === "string"
    ? { timeRange: RANGES[timeRange] ?? (timeRange as TrendRange) }
    : {};
}

const trending = route({
  method: "GET",
  path: "/api/analytics/trending",
  summary: "The items in demand",
  source: "S2 §7, EN-018",
  query: ["timeRange?", "limit?"],
  answer:
    "[{ id, title, username, category, description, likeCount, viewCount, trustPoints, members, membersBefore }]",
  document: graphql(`
    query RestTrending($timeRange: TrendRange = h24, $limit: Int = 6) {
      trending(timeRange: $timeRange, limit: $limit) {
        entries {
          members
          membersBefore
          item {
            id
            title
            category
            description
            likeCount
            viewCount
            trustPoints
            seller {
              username
            }
          }
        }
      }
    }
  `),
  variables: ({ query: { timeRange, limit } }) => ({ ...limited(limit), ...ranged(timeRange) }),
  reply: ({ trending: { entries } }) =>
    entries.map(({ item, members, membersBefore }) => {
      const { seller, ...shown } = item;
      return { ...shown, username: seller.username, members, membersBefore };
    }),
});

const userInsights = route({
  method: "GET",
  path: "/api/analytics/user-insights",
  summary: "Tips about the viewer's own items",
  source: "S2 §7, EN-019",
  answer: "{ personalizedTips, tips: [{ id, text, actionUrl, basis }], basis }",
  document: graphql(`
    query RestUserInsights {
      userInsights {
        personalizedTips
        tips {
          id
          text
          actionUrl
          basis {
            ...RestBasis
          }
        }
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ userInsights: insights }) => insights,
});

const detect = route({
  method: "POST",
  path: "/api/detect-product",
  summary: "What a photo shows, by the photos of this market; the photo is not kept",
  source: "S2 §7, EN-015",
  body: ["image", "withAssistant?"],
  bodyMax: JSON_PHOTO_MAX,
  answer:
    "{ name, description, category, condition, suggestedPrice, priceRange: { min, max }, confidence, brand, tags, aiInsights: { analysisQuality, optimalListingTime, recommendedPhotos }, isCertain, assistant, candidates: [{ name, category, description, tags }], basis }",
  document: graphql(`
    query RestDetectProduct($image: String!, $withAssistant: Boolean = false) {
      detectProduct(image: $image, withAssistant: $withAssistant) {
        name
        description
        category
        condition
        suggestedPrice
        priceRange {
          min
          max
        }
        confidence
        brand
        tags
        aiInsights {
          analysisQuality
          optimalListingTime
          recommendedPhotos
        }
        isCertain
        assistant
        candidates {
          name
          category
          description
          tags
        }
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: ({ body }) => body,
  reply: ({ detectProduct }) => detectProduct,
});

const predictions = route({
  method: "GET",
  path: "/api/analytics/market-predictions",
  summary: "How many members will be interested in each category",
  source: "S2 §7, EN-020",
  query: ["timeRange?"],
  answer:
    "[{ category, trend, predictedChange, timeframe, reasoning, confidence, expected, expectedRange: { min, max }, before, today, history: [{ day, members }], forecast: [{ day, expected, range: { min, max } }], basis }]",
  document: graphql(`
    query RestMarketPredictions($timeRange: TrendRange = h24) {
      marketPredictions(timeRange: $timeRange) {
        entries {
          category
          trend
          predictedChange
          timeframe
          reasoning
          confidence
          expected
          expectedRange {
            min
            max
          }
          before
          today
          history {
            day
            members
          }
          forecast {
            day
            expected
            range {
              min
              max
            }
          }
          basis {
            ...RestBasis
          }
        }
      }
    }
  `),
  variables: ({ query: { timeRange } }) => ranged(timeRange),
  reply: ({ marketPredictions: { entries } }) => entries,
});

const prices = route({
  method: "GET",
  path: "/api/analytics/price-optimization",
  summary: "The prices of the viewer's items, beside what such things sell for",
  source: "S2 §7, EN-021",
  answer:
    "[{ itemId, title, currentPrice, suggestedPrice, priceRange: { min, max }, position, reasoning, confidence, potentialIncrease, basis }]",
  document: graphql(`
    query RestPriceOptimizations {
      priceOptimizations {
        entries {
          item {
            id
            title
          }
          currentPrice
          suggestedPrice
          priceRange {
            min
            max
          }
          position
          reasoning
          confidence
          potentialIncrease
          basis {
            ...RestBasis
          }
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ priceOptimizations: { entries } }) =>
    entries.map(({ item: { id, title }, ...entry }) => ({ itemId: id, title, ...entry })),
});

const demand = route({
  method: "GET",
  path: "/api/analytics/demand-forecast",
  summary: "The interest in each category, beside what is offered and changes hands",
  source: "S2 §7, EN-022",
  answer:
    "[{ itemType, demandLevel, competitionLevel, seasonalFactor, seasonalFactorMeans, recommendedActions, members, supply, sellers, sold, weekdays, basis }]",
  document: graphql(`
    query RestDemandForecasts {
      demandForecasts {
        entries {
          itemType
          demandLevel
          competitionLevel
          seasonalFactor
          seasonalFactorMeans
          recommendedActions
          members
          supply
          sellers
          sold
          weekdays
          basis {
            ...RestBasis
          }
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ demandForecasts: { entries } }) => entries,
});

const expected = route({
  method: "GET",
  path: "/api/neural/predictions",
  summary: "What is expected for the viewer, each until a day",
  source: "S2 §7, EN-027",
  answer:
    "[{ id, type, topic, title, description, impact, timeline, dueAt, confidence, accuracy, reasoning, suggestedActions, potentialValue, actionUrl, basis }]",
  document: graphql(`
    query RestPredictions {
      predictions {
        entries {
          id
          type
          topic
          title
          description
          impact
          timeline
          dueAt
          confidence
          accuracy
          reasoning
          suggestedActions
          potentialValue
          actionUrl
          basis {
            ...RestBasis
          }
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ predictions: { entries } }) => entries,
});

const personality = route({
  method: "GET",
  path: "/api/neural/personality",
  summary: "How the viewer trades, beside other members",
  source: "S2 §7, EN-028",
  answer:
    "{ tradingStyle, traits: [{ name, score, description }], compatibility: [{ username, reason, score, actionUrl }], basis }",
  document: graphql(`
    query RestPersonality {
      personality {
        tradingStyle
        traits {
          name
          score
          description
        }
        compatibility {
          username
          reason
          score
          actionUrl
        }
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ personality: found }) => found,
});

const behavior = route({
  method: "GET",
  path: "/api/neural/behavior",
  summary: "What the viewer does more often than others, and when",
  source: "S2 §7, EN-029",
  answer:
    "{ patterns: [{ pattern, frequency, significance }], preferences: [{ category, trend, strength }], optimalTimes: [{ action, timeframe, success_rate }], basis }",
  document: graphql(`
    query RestBehavior {
      behavior {
        patterns {
          pattern
          frequency
          significance
        }
        preferences {
          category
          trend
          strength
        }
        optimalTimes {
          action
          timeframe
          successRate
        }
        basis {
          ...RestBasis
        }
      }
    }
  `),
  variables: () => ({}),
  reply: ({ behavior: { optimalTimes, ...found } }) => ({
    ...found,
    optimalTimes: optimalTimes.map(({ successRate, ...time }) => ({
      ...time,
      success_rate: successRate,
    })),
  }),
});

export const insightsRoutes = [
  suggest,
  enhance,
  recommendations,
  trending,
  userInsights,
  predictions,
  prices,
  demand,
  expected,
  personality,
  behavior,
  detect,
];
