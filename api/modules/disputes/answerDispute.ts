import { DISPUTE_DESCRIPTION, DISPUTE_STATEMENTS_MAX } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { badField } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { lockDispute, refuseUnless } from "./dispute.rows.ts";
import type { DisputeChanged } from "./dispute.types.ts";
import { evidenceOf, statementOf } from "./disputeInput.ts";
import { moveDispute, writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";

interface Answer {
  id: string;
  text: string;
  evidence?: string[] | null;
}

/**
 * Adds the statement of one side. An answer that is awaited moves the dispute to review: the reported member's, and
 * the reporter's only once the reported member has been heard.
 */
export async function answerDispute(tx: Tx, input: Answer): Promise<DisputeChanged> {
  const text = statementOf("text", input.text, DISPUTE_DESCRIPTION.max);
  const evidence = evidenceOf(input.evidence);
  const dispute = await lockDispute(tx, idOf(input.id));
  const role = refuseUnless(tx, "answer", dispute);
  await refuseTooMany(tx, dispute.id);

  await writeEvent(tx, dispute.id, { kind: "statement", text, evidence });
  if (role === "reported")
    await rows(
      tx.em,
      sql`update disputes set answered_at = coalesce(answered_at, ${tx.now}) where id = ${dispute.id}`,
    );
  const isHeard = role === "reported" || dispute.answeredAt !== null;
  if (dispute.status !== "under_review" && isHeard) await moveDispute(tx, dispute, "under_review");
  tx.outbox.append("DisputeAnswered", { disputeId: dispute.id, byId: viewerOf(tx).id });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

async function refuseTooMany(tx: Tx, disputeId: number): Promise<void> {
  const said = await row<{ n: number }>(
    tx.em,
    sql`select count(*)::int as n from dispute_events
        where dispute_id = ${disputeId} and actor_id = ${viewerOf(tx).id} and kind = 'statement'`,
  );
  if ((said?.n ?? 0) >= DISPUTE_STATEMENTS_MAX)
    throw badField("text", `A side may write ${DISPUTE_STATEMENTS_MAX} statements`);
}
