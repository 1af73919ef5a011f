import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { lockDispute, refuseUnless } from "./dispute.rows.ts";
import { inFavourOfReporter } from "./dispute.states.ts";
import type { DisputeChanged } from "./dispute.types.ts";
import { writeEvent } from "./moveDispute.ts";
import { publishDispute } from "./publishDispute.ts";
import { dropDispute, settleDispute } from "./settleDispute.ts";

interface End {
  id: string;
}

/** The reporter withdraws the dispute. Escrow that it held continues from the state it was in. Source: C35 */
export async function withdrawDispute(tx: Tx, { id }: End): Promise<DisputeChanged> {
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "withdraw", dispute);
  await dropDispute(tx, dispute, { status: "withdrawn", resolution: null });
  await writeEvent(tx, dispute.id, { kind: "withdrawn", text: "" });
  tx.outbox.append("DisputeWithdrawn", { disputeId: dispute.id });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

/** The reported member agrees: the dispute ends at once in favour of the reporter, and counts as lost for nobody. */
export async function concedeDispute(tx: Tx, { id }: End): Promise<DisputeChanged> {
  const dispute = await lockDispute(tx, idOf(id));
  refuseUnless(tx, "concede", dispute);
  const outcome = inFavourOfReporter(dispute);
  const who = await viewerName(tx);
  await settleDispute(tx, dispute, {
    outcome,
    refundAmount: outcome === "refund" ? dispute.amount : 0,
    reason: `${who} agreed to the dispute`,
    resolution: null,
    adminNotes: null,
    by: "reported",
    lostById: null,
  });
  await writeEvent(tx, dispute.id, { kind: "conceded", text: "" });
  await publishDispute(tx, dispute);
  return { disputeId: dispute.id };
}

async function viewerName(tx: Tx): Promise<string> {
  const found = await row(
    tx.em,
    sql<{ name: string }>`select display_name as name from users where id = ${viewerOf(tx).id}`,
  );
  return found?.name ?? "A member";
}
