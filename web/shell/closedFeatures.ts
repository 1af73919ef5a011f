import { useQuery } from "@apollo/client/react";
import { useLive } from "../apollo/useLive.ts";
import { graphql } from "../gql/gql.ts";
import type { SwitchName } from "../gql/graphql.ts";

const ClosedFeatures = graphql(`
  query ClosedFeatures {
    closedFeatures {
      cursor
      features {
        name
        message
      }
    }
  }
`);

const ClosedFeaturesUpdated = graphql(`
  subscription ClosedFeaturesUpdated($after: Cursor) {
    closedFeaturesUpdated(after: $after) {
      cursor
      features {
        name
        message
      }
    }
  }
`);

/** What is closed now of these features, and why. */
export function useClosed(
  names: readonly SwitchName[],
): readonly { name: string; message: string }[] {
  const { data } = useQuery(ClosedFeatures);
  return data?.closedFeatures.features.filter(({ name }) => names.includes(name)) ?? [];
}

/** Keeps what is closed up to date, for the whole page. */
export function useClosedLive(): void {
  const { data, client } = useQuery(ClosedFeatures);
  useLive(ClosedFeaturesUpdated, {
    after: data?.closedFeatures.cursor,
    onEvent: ({ closedFeaturesUpdated: closedFeatures }) =>
      client.writeQuery({ query: ClosedFeatures, data: { closedFeatures } }),
  });
}
