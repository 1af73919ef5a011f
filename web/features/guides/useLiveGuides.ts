import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../apollo/refetchFields.ts";
import { useLive } from "../../apollo/useLive.ts";
import { useReconnected } from "../../apollo/useReconnected.ts";
import { useThrottled } from "../../apollo/useThrottled.ts";
import { graphql } from "../../gql/gql.ts";
import type { GuideCategory } from "../../gql/graphql.ts";

const GuideUpdated = graphql(`
  subscription GuideUpdated {
    guideUpdated {
      guideId
      guide {
        id
        category
        isPublished
        updatedAt
        isLiked
        ...GuideCard_guide
      }
    }
  }
`);

const LIST = new Set(["guides"]);
const PAGE = new Set(["guide"]);

/** A guide as a list shows it. */
interface Shown {
  readonly id: string;
  readonly category: GuideCategory;
  readonly isPublished: boolean;
}

/** Keeps a list of guides up to date: counts through the cache, and the list itself where a guide comes or goes. */
export function useLiveGuides(shown: readonly Shown[]): void {
  const client = useApolloClient();
  const ask = useThrottled(() => refetchFields(client, LIST));

  useLive(GuideUpdated, {
    onEvent: ({ guideUpdated: { guideId, guide } }) => {
      const before = shown.find(({ id }) => id === guideId);
      const isWhereItWas =
        guide &&
        before &&
        guide.category === before.category &&
        guide.isPublished === before.isPublished;
      if (!guide) client.cache.evict({ id: `Guide:${guideId}` });
      if (!isWhereItWas) ask();
    },
  });
  useReconnected(ask);
}

/** Keeps the page of one guide up to date, with its text. */
export function useLiveGuide(id: string, updatedAt: string | undefined): void {
  const client = useApolloClient();
  const ask = useThrottled(() => refetchFields(client, PAGE));

  useLive(GuideUpdated, {
    onEvent: ({ guideUpdated: { guideId, guide } }) => {
      if (guideId === id && guide?.updatedAt !== updatedAt) ask();
    },
  });
  useReconnected(ask);
}
