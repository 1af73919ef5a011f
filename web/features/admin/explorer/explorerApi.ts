import { readToken } from "../../../apollo/session.ts";
import type { PlannedStatement, RunReport } from "./runs.ts";

const PATH = "/api/admin/graphql";

/** A document as the editor has it. */
export interface EditedDocument {
  query: string;
  variables?: unknown;
  operationName?: string | null | undefined;
  /**
   * `history: false`: nobody asked, and it is not in the history of who is signed in. `confirms`: a mutation does what
   * its dry run has shown. `analyze`: each statement runs once more for its plan.
   */
  extensions?: { history: false } | { confirms: string } | { analyze: true };
}

/** An answer of the explorer, errors too. */
export interface ExplorerAnswer {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: string; fields?: Record<string, string>; details?: unknown };
  }[];
  extensions?: { run?: RunReport };
}

/** Asks the explorer as the administrator who is signed in. What cannot be read comes back as an error of the answer. */
export async function askExplorer(document: EditedDocument): Promise<ExplorerAnswer> {
  try {
    const response = await fetch(PATH, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${readToken() ?? ""}` },
      body: JSON.stringify(document),
    });
    const answer = (await response.json()) as ExplorerAnswer & { message?: string };
    // A refusal before GraphQL, such as a session that has ended.
    if (answer.message !== undefined) return { errors: [{ message: answer.message }] };
    return answer;
  } catch {
    return { errors: [{ message: "The market cannot be reached. Try again in a moment" }] };
  }
}

const EXPLAIN = `query Explain($document: String!, $variables: JSONObject, $operationName: String) {
  explain(document: $document, variables: $variables, operationName: $operationName) { field rows cost }
  documentCost(document: $document, variables: $variables, operationName: $operationName)
}`;

/** What a document would take: its statements, and its points. */
export interface Planned {
  plan: PlannedStatement[];
  points: number;
}

/** What a document would take, or why it cannot run. */
export async function explain({
  query,
  variables,
  operationName,
}: EditedDocument): Promise<Planned | { refusal: string }> {
  const { data, errors } = await askExplorer({
    query: EXPLAIN,
    variables: { document: query, variables: variables ?? {}, operationName },
  });
  const [error] = errors ?? [];
  if (error) return { refusal: error.message };
  const { explain: plan, documentCost } = data as {
    explain: PlannedStatement[];
    documentCost: number;
  };
  return { plan, points: documentCost };
}
