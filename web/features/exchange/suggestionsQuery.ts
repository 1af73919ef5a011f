import { graphql } from "../../gql/gql.ts";

/** The target and its suggestions in one request. `targetTp` in TP. */
export const EXCHANGE_SUGGESTIONS = graphql(`
  query ExchangeSuggestions($targetId: ID!, $targetTp: Int!) {
    item(id: $targetId) {
      id
      title
      status
      cursor
      ...OfferExchangeDialog_target
    }
    exchangeSuggestions(targetItemId: $targetId, targetTpValue: $targetTp) {
      tolerance
      targetTpValue
      suggestions {
        items {
          id
          tpValue
        }
        ...SuggestionCard_suggestion
        ...OfferExchangeDialog_given
      }
    }
  }
`);
