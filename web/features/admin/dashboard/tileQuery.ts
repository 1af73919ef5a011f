import { graphql } from "../../../gql/gql.ts";
import type { Tile_QueryFragment } from "../../../gql/graphql.ts";

export const Tile_query = graphql(`
  fragment Tile_query on SavedQuery {
    id
    slug
    title
    document
    operationName
    defaults
    chart {
      kind
      list
      x
      y
    }
    version
  }
`);

export type TileQuery = Tile_QueryFragment;
