import { useApolloClient } from "@apollo/client/react";
import { askAgain } from "../../../apollo/askAgain.ts";
import { useGathered } from "../../../apollo/useGathered.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";

const CircleUpdated = graphql(`
  subscription CircleUpdated($after: Cursor) {
    circleUpdated(after: $after) {
      cursor
      circleId
      circle {
        ...CircleCard_circle
      }
    }
  }
`);

/** Keeps the list of circles true while it is on the screen, or one circle and who is in it. */
export function useLiveCircles(after: string | undefined, onlyId?: string): void {
  const client = useApolloClient();
  const ask = useGathered(() =>
    askAgain(client, new Set([onlyId === undefined ? "circles" : "circleMembers"])),
  );

  useLive(CircleUpdated, {
    after,
    onEvent: ({ circleUpdated: { circleId, circle } }) => {
      if (!circle) client.cache.evict({ id: `Circle:${circleId}` });
      if (onlyId === undefined || onlyId === circleId) ask();
    },
  });
}
