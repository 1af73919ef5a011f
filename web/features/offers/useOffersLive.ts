import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { keepOffer } from "./offerLists.ts";

const OfferMoved = graphql(`
  subscription OfferMoved($after: Cursor) {
    offerUpdated(after: $after) {
      cursor
      offer {
        ...OfferList_offer
      }
    }
  }
`);

/** A burst of events (an accepted offer supersedes others) is handled once. */
const BURST_MS = 120;

/** Keeps the lists of offers up to date while a screen shows them; `onMove` runs once per burst of events. */
export function useOffersLive(onMove?: () => void): void {
  const { cache } = useApolloClient();
  const { viewer } = useViewer();
  const burst = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(burst.current), []);
  useLive(OfferMoved, {
    after: viewer?.cursor,
    skip: !viewer,
    onEvent: ({ offerUpdated }) => {
      keepOffer(cache, offerUpdated.offer);
      clearTimeout(burst.current);
      burst.current = setTimeout(() => onMove?.(), BURST_MS);
    },
  });
}
