import type { InferEntity } from "@mikro-orm/core";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { DisputeStatus } from "../../core/graphql/enums.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import type { DisputeRow } from "./dispute.rows.ts";
import { DISPUTE_STATES } from "./dispute.states.ts";
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

/**
 * Moves a locked dispute into another open state and sets its deadline. The deadline for the decision starts with the
 * review.
 */
export async function moveDispute(
  tx: Tx,
  dispute: Pick<DisputeRow, "id">,
  next: DisputeStatus,
): Promise<void> {
  const { deadline } = DISPUTE_STATES[next];
  const ends = deadline && hoursAfter(tx.now, deadline.hours);
  const due = next === "under_review" && ends ? sql`, decision_due_at = ${ends}` : sql``;
  await rows(
    tx.em,
    sql`update disputes set status = ${next}, deadline = ${ends}::timestamptz, updated_at = ${tx.now} ${due}
        where id = ${dispute.id}`,
  );
}
