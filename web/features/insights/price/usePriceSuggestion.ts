import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { PRICE_SUGGESTION } from "../../../../schema/limits.ts";
import { graphql } from "../../../gql/gql.ts";
import { usePaused } from "../../../ui/usePaused.ts";

const SUGGESTION = graphql(`
  query PriceSuggestion($input: PriceQuestionInput!) {
    priceSuggestion(input: $input) {
      suggestedPoints
      reasoning
      confidence
      marketComparison
      priceRange {
        min
        max
      }
      ...PriceStrip_suggestion
      ...PriceWaterfall_suggestion
      basis {
        shortfall
        ...WhyDrawer_basis
      }
    }
  }
`);

/** What a price is asked for. */
export interface PricedThing {
  title: string;
  description: string;
  category: string;
  condition: string;
}

/**
 * The suggestion for what is being written, a second after the last key: as soon as there are a title, a category and a
 * description of more than 20 characters. Errors are silent. Source: VA-038, TO-053
 */
export function usePriceSuggestion(thing: PricedThing, itemId: string | null) {
  const { title, description, category, condition } = thing;
  const isAskable =
    title.trim() !== "" &&
    category !== "" &&
    [...description.trim()].length > PRICE_SUGGESTION.descriptionOver;
  const input = useMemo(
    () => (isAskable ? { title, description, category, condition, itemId } : null),
    [isAskable, title, description, category, condition, itemId],
  );
  const asked = usePaused(input, PRICE_SUGGESTION.waitMs, null);
  const isShown = isAskable && asked !== null;
  const { data, previousData } = useQuery(SUGGESTION, {
    variables: {
      input: asked ?? { title: "", description: "", category: "", condition: "", itemId: null },
    },
    skip: !isShown,
  });
  return isShown ? (data ?? previousData)?.priceSuggestion : undefined;
}
