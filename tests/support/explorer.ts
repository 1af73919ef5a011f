import type { Person, RestAnswer, Stranger } from "./people.ts";

/** What an answer of the explorer took. */
export interface RunReport {
  statements: { field: string; rows: number; ms: number }[];
  rows: number;
  bytes: number;
  ms: number;
  cut: { field: string; limit: string }[];
  role: string | null;
}

export interface Explored {
  // biome-ignore lint: the shape is the document's
  // oxlint-disable-next-line typescript/no-explicit-any
  data?: any;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
  extensions: { run: RunReport };
}

/** Asks the explorer as somebody. */
export function explore(
  person: Stranger,
  query: string,
  variables: object = {},
): Promise<RestAnswer<Explored>> {
  return person.rest<Explored>("POST", "/api/admin/graphql", { query, variables });
}

/** The tables of an answer without errors. */
export async function explored(person: Stranger, query: string, variables: object = {}) {
  const { body } = await explore(person, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return { tables: body.data?.tables, run: body.extensions.run };
}

const RUN = `id document operationName variables startedAt ms rows bytes error`;
export const HISTORY = `query ($q: String, $first: Int, $after: String) {
  explorerHistory(q: $q, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node { ${RUN} } } } }`;
export const DELETE_RUN = `mutation ($id: ID!) { deleteExplorerRun(id: $id) { id } }`;
export const CLEAR_HISTORY = `mutation { clearExplorerHistory { count } }`;

export interface KeptRun {
  id: string;
  document: string;
  operationName: string | null;
  variables: object;
  startedAt: string;
  ms: number;
  rows: number;
  bytes: number;
  error: string | null;
}

interface HistoryPage {
  explorerHistory: {
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: KeptRun }[];
  };
}

/** An administrator's own runs, the newest first, by pages of `first`. */
export async function historyOf(admin: Person, q = "", first = 100): Promise<KeptRun[]> {
  const runs: KeptRun[] = [];
  for (let after: string | null = null; ;) {
    const { explorerHistory }: HistoryPage = await admin.gql(HISTORY, { q, first, after });
    runs.push(...explorerHistory.edges.map(({ node }) => node));
    if (!explorerHistory.pageInfo.hasNextPage) return runs;
    after = explorerHistory.pageInfo.endCursor;
  }
}
