import type { Person, RestAnswer, Stranger } from "./people.ts";

/** What an answer of the explorer took. */
export interface RunReport {
  statements: { field: string; rows: number; ms: number; plan?: Record<string, unknown> }[];
  fields: { field: string; ms: number }[];
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
  extensions: { run: RunReport; cost: number };
}

/** Asks the explorer as somebody. */
export function explore(
  person: Stranger,
  query: string,
  variables: object = {},
  extensions: object = {},
): Promise<RestAnswer<Explored>> {
  return person.rest<Explored>("POST", "/api/admin/graphql", { query, variables, extensions });
}

const DRY_RUN = `mutation ($document: String!, $variables: JSONObject, $operationName: String) {
  dryRunMutation(document: $document, variables: $variables, operationName: $operationName) {
    effects { confirms sentences heardBy mails events { event count } rows { table inserted updated deleted }
      tp { account balance available member { id } } }
    changes { table key before after } notShown hearers { displayName } until } }`;

/** A row that a mutation would write. */
export interface RowChange {
  table: string;
  key: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface MutationDryRun {
  effects: {
    confirms: string;
    sentences: string[];
    heardBy: number;
    rows: { table: string; inserted: number; updated: number; deleted: number }[];
  };
  changes: RowChange[];
  notShown: string[];
  hearers: { displayName: string }[];
  until: string;
}

/** What a mutation would do, as the explorer says. */
export async function tryOut(
  admin: Person,
  document: string,
  variables: object = {},
): Promise<MutationDryRun> {
  const { body } = await explore(admin, DRY_RUN, { document, variables });
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.dryRunMutation as MutationDryRun;
}

/** Why a mutation cannot be tried out. */
export async function notTriedOut(person: Stranger, document: string, variables: object = {}) {
  const { status, body } = await explore(person, DRY_RUN, { document, variables });
  const error = body.errors?.[0];
  return { status, code: error?.extensions.code, message: error?.message };
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
export const REVEAL = `mutation ($id: ID!, $reason: String!) { revealValue(id: $id, reason: $reason) { value } }`;

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
