import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Part } from "./StatsFigures.tsx";
import { Tile_query } from "./tileQuery.ts";

const TileGrid = lazy(() => import("./TileGrid.tsx").then((m) => ({ default: m.TileGrid })));

const DashboardTiles = graphql(`
  query DashboardTiles {
    dashboardTiles {
      id
      ...Tile_query
    }
  }
`);

/** The saved queries on the dashboard. Without any, nothing. */
export function Tiles() {
  const { data, error, refetch } = useQuery(DashboardTiles, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const queries = getFragment(Tile_query, data?.dashboardTiles ?? []);

  if (error && !data)
    return (
      <ErrorState
        message="Failed to load the tiles"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (queries.length === 0) return null;
  return (
    <Part aria-labelledby="admin-tiles">
      <h2 id="admin-tiles">Saved queries</h2>
      <Suspense>
        <TileGrid queries={queries} />
      </Suspense>
    </Part>
  );
}
