import { graphql } from "../../../../gql/gql.ts";
import type { SavedQuery_QueryFragment } from "../../../../gql/graphql.ts";

export const SavedQuery_query = graphql(`
  fragment SavedQuery_query on SavedQuery {
    id
    slug
    folder
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
    visibility
    version
    pinnedAt
    updatedAt
    viewerActions
    problem
    owner {
      id
      displayName
    }
    variables {
      name
      type
      kind
      isRequired
      choices
      default
    }
  }
`);

export type SavedQuery = SavedQuery_QueryFragment;

export const SavedQueryBySlug = graphql(`
  query SavedQuery($slug: String!) {
    savedQuery(slug: $slug) {
      id
      ...SavedQuery_query
    }
  }
`);

export const VISIBILITIES = [
  { value: "private", label: "Only me" },
  { value: "staff", label: "All administrators" },
] as const;
