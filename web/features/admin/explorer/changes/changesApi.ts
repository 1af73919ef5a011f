import { Failure } from "../../../../apollo/failure.ts";
import type { ActionEffects } from "../../actions/actionEffects.ts";
import { askExplorer, type EditedDocument, type ExplorerAnswer } from "../explorerApi.ts";

/** How many rows of a table a mutation would write. */
export interface RowCount {
  table: string;
  inserted: number;
  updated: number;
  deleted: number;
}

type Values = Readonly<Record<string, unknown>>;

/** A row that a mutation would write, in the columns that it would change. */
export interface RowChange {
  table: string;
  key: Values;
  /** Null of a row that would be inserted. */
  before: Values | null;
  /** Null of a row that would be deleted. */
  after: Values | null;
}

/** What a mutation would do now. */
export interface MutationDryRun {
  effects: ActionEffects & { rows: RowCount[] };
  changes: RowChange[];
  /** Tables whose rows are counted only. */
  notShown: string[];
  hearers: { id: string; displayName: string }[];
}

const DRY_RUN = `mutation DryRun($document: String!, $variables: JSONObject, $operationName: String) {
  dryRunMutation(document: $document, variables: $variables, operationName: $operationName) {
    effects {
      confirms sentences heardBy
      rows { table inserted updated deleted }
      tp { account balance available member { id displayName } }
    }
    changes { table key before after }
    notShown
    hearers { id displayName }
  }
}`;

/** What a mutation would do. Throws Failure with why it cannot be done. */
export async function tryOut({
  query,
  variables,
  operationName,
}: EditedDocument): Promise<MutationDryRun> {
  const answer = await askExplorer({
    query: DRY_RUN,
    variables: { document: query, variables: variables ?? {}, operationName },
  });
  throwFailure(answer);
  return (answer.data as { dryRunMutation: MutationDryRun }).dryRunMutation;
}

/** Does what was shown. Throws Failure where it is refused as a whole. */
export async function confirm(
  { query, variables, operationName }: EditedDocument,
  confirms: string,
): Promise<ExplorerAnswer> {
  // As it was tried out: a confirmation is of a document and its variables.
  const answer = await askExplorer({
    query,
    variables: variables ?? {},
    operationName,
    extensions: { confirms },
  });
  const answers = Object.values(answer.data ?? {});
  if (answers.every((each) => each === null)) throwFailure(answer);
  return answer;
}

function throwFailure({ errors }: ExplorerAnswer): void {
  const [error] = errors ?? [];
  if (!error) return;
  const { code = "UNKNOWN", fields = {}, details } = error.extensions ?? {};
  throw new Failure(code, error.message, fields, details);
}
