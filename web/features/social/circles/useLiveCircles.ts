import { useApolloClient } from "@apollo/client/react";
import { refetchFields } from "../../../apollo/refetchFields.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
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

/** Keeps the list of circles on screen up to date; with `onlyId`, one circle and its members. */
export function useLiveCircles(after: string | undefined, onlyId?: string): void {
  const client = useApolloClient();
  const ask = useThrottled(() =>
    refetchFields(client, new Set([onlyId === undefined ? "circles" : "circleMembers"])),
  );

  useLive(CircleUpdated, {
    after,
    onEvent: ({ circleUpdated: { circleId, circle } }) => {
      if (!circle) client.cache.evict({ id: `Circle:${circleId}` });
      if (onlyId === undefined || onlyId === circleId) ask();
    },
  });
}
