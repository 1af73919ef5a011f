import type { Person } from "./people.ts";

const SAVED = `id slug folder title document operationName defaults chart { kind list x y } visibility version pinnedAt
  viewerActions owner { username } problem
  variables { name type kind isRequired choices default }`;

export const SAVE_QUERY = `mutation ($input: SavedQueryInput!) { saveQuery(input: $input) { ${SAVED} } }`;
export const CHANGE_QUERY = `mutation ($id: ID!, $version: Int!, $input: SavedQueryInput!) {
  changeSavedQuery(id: $id, version: $version, input: $input) { ${SAVED} } }`;
export const DELETE_QUERY = `mutation ($id: ID!) { deleteSavedQuery(id: $id) { id } }`;
export const PIN_QUERY = `mutation ($id: ID!) { pinSavedQuery(id: $id) { ${SAVED} } }`;
export const UNPIN_QUERY = `mutation ($id: ID!) { unpinSavedQuery(id: $id) { ${SAVED} } }`;
export const SAVED_QUERIES_LIST = `query ($q: String, $first: Int, $after: String) {
  savedQueries(q: $q, first: $first, after: $after) { edges { node { ${SAVED} } } pageInfo { hasNextPage endCursor } } }`;
export const SAVED_QUERY = `query ($slug: String!) { savedQuery(slug: $slug) { ${SAVED} } }`;
export const TILES = `{ dashboardTiles { title } }`;

/** Offers in a state since a day. */
export const OFFERS_SINCE = `query Offers($since: Moment = "today-30d", $tp: Int!) {
  tables { offersAggregate(where: { createdAt: { gte: $since }, tpDelta: { gte: $tp } }) { count } } }`;

export interface SavedQueryInput {
  title: string;
  document: string;
  visibility: "private" | "staff";
  slug?: string | null;
  folder?: string;
  operationName?: string;
  defaults?: Record<string, unknown>;
  chart?: { kind: string; list: string; x: string; y: string[] };
}

/** A query that runs without being asked for anything. */
export const COUNT: SavedQueryInput = {
  title: "How many members",
  document: "{ tables { usersAggregate { count } } }",
  visibility: "staff",
};

/** Saves a query as an administrator. */
export async function saved(admin: Person, input: Partial<SavedQueryInput> = {}) {
  const { saveQuery } = await admin.gql(SAVE_QUERY, { input: { ...COUNT, ...input } });
  return saveQuery;
}

/** What an administrator finds, by their titles. */
export async function savedTitles(admin: Person, q?: string): Promise<string[]> {
  const { savedQueries } = await admin.gql(SAVED_QUERIES_LIST, { q });
  return savedQueries.edges.map(({ node }: { node: { title: string } }) => node.title);
}
