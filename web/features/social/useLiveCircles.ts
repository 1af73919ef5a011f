import { useApolloClient } from "@apollo/client/react";
import { askAgain } from "../../apollo/askAgain.ts";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";

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

const LISTS = new Set(["circles", "circleMembers"]);

/** Keeps circles and who is in them true while they are on the screen. */
export function useLiveCircles(after: string | undefined): void {
  const client = useApolloClient();

  useLive(CircleUpdated, {
    after,
    onEvent: ({ circleUpdated: { circleId, circle } }) => {
      if (!circle) client.cache.evict({ id: `Circle:${circleId}` });
      askAgain(client, LISTS);
    },
  });
}
