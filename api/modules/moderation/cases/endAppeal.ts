import type { Tx } from "../../../core/context.ts";
import { lockCase, type CaseRow } from "./case.rows.ts";
import { closeAppeal, overturn, type Ending } from "./endCase.ts";
import { restoreSubject } from "./removeSubject.ts";

/** Ends a locked appeal. A granted one takes the decision back, with what it removed. */
export async function endAppeal(tx: Tx, appeal: CaseRow, ending: Ending): Promise<void> {
  if (ending.decision === "grant" && appeal.appealsId !== null) {
    const first = await lockCase(tx, appeal.appealsId);
    if (first.decision !== "warn") await restoreSubject(tx, first);
    await overturn(tx, first.id);
  }
  await closeAppeal(tx, appeal, ending);
}
