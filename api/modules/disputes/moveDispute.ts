import type { InferEntity } from "@mikro-orm/core";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { DisputeRow } from "./dispute.rows.ts";
import { decisionDue, DISPUTE_STATES } from "./dispute.states.ts";
import { DisputeEventEntity } from "./disputes.entities.ts";

interface NewEvent {
  kind: InferEntity<typeof DisputeEventEntity>["kind"];
  text: string;
  evidence?: readonly string[];
}

/** Writes a statement or an action into the timeline of a dispute. Events that a deadline caused have no actor. */
export async function writeEvent(
  tx: Tx,
  disputeId: number,
  { kind, text, evidence = [] }: NewEvent,
): Promise<void> {
  await tx.em.insert(DisputeEventEntity, {
    dispute: disputeId,
    actor: tx.viewer?.id ?? null,
    kind,
    text,
    evidence: [...evidence],
    at: tx.now,
  });
}

/** Moves a locked dispute into another open state, and sets its deadline and the date promised for the decision. */
export async function moveDispute(
  tx: Tx,
  dispute: Pick<DisputeRow, "id">,
  next: "awaiting_response" | "under_review",
): Promise<void> {
  const deadline = hoursAfter(tx.now, DISPUTE_STATES[next].deadline.hours);
  await rows(
    tx.em,
    sql`update disputes set status = ${next}, deadline = ${deadline}, decision_due_at = ${decisionDue(next, deadline)},
          updated_at = ${tx.now}
        where id = ${dispute.id}`,
  );
}
