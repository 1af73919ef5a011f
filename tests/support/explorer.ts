import type { RestAnswer, Stranger } from "./people.ts";

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
