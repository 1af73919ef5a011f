import { useApolloClient } from "@apollo/client/react";
import { useRef } from "react";
import { GUIDES } from "../../../schema/limits.ts";
import { refetchFields } from "../../apollo/refetchFields.ts";
import { useLive } from "../../apollo/useLive.ts";
import { useReconnected } from "../../apollo/useReconnected.ts";
import { useThrottled } from "../../apollo/useThrottled.ts";
import { graphql } from "../../gql/gql.ts";

const GuideUpdated = graphql(`
  subscription GuideUpdated($after: Cursor) {
    guideUpdated(after: $after) {
      cursor
      guideId
      guide {
        ...GuideCard_guide
      }
    }
  }
`);

const GuideCounted = graphql(`
  subscription GuideCounted($ids: [ID!]!) {
    guideCounted(ids: $ids) {
      guideId
      guide {
        id
        likes
        views
        isLiked
        isReported
        trustPointsEarned
      }
    }
  }
`);

const FIELDS = { list: new Set(["guides"]), page: new Set(["guide"]) };

interface Shown {
  /** The ids of the guides on the screen. */
  readonly ids: readonly string[];
  /** Where the news stood when they were read. */
  readonly cursor: string | undefined;
}

/** Keeps guides on screen up to date: a list of them, or the page of one with its text. */
export function useLiveGuides(what: "list" | "page", { ids, cursor }: Shown): void {
  const client = useApolloClient();
  const refetch = () => refetchFields(client, FIELDS[what]);
  const ask = useThrottled(refetch);
  const watched = ids.slice(0, GUIDES.watchMax).toSorted();

  // What is gone has no cursor, and may come back.
  const began = useRef(cursor);
  began.current ??= cursor;

  useLive(GuideUpdated, {
    after: began.current,
    onEvent: ({ guideUpdated: { guideId, guide } }) => {
      if (guideId !== null && !guide) client.cache.evict({ id: `Guide:${guideId}` });
      if (what === "list" || guideId === null || ids.includes(guideId)) ask();
    },
  });
  useLive(GuideCounted, { variables: { ids: watched }, skip: watched.length === 0 });
  // Counts that were broadcast while the socket was down are not stored.
  useReconnected(refetch);
}
