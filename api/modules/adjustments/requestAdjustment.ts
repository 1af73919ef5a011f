import { number, object, string } from "yup";
import { ADJUSTMENT } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import { notFound, Refused } from "../../core/failures.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../core/graphql/validation.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { walletOf } from "../ledger/index.ts";
import { mailScheduled } from "./adjustment.notices.ts";
import { waitingHours } from "./adjustment.states.ts";
import type { AdjustmentInput } from "./adjustment.types.ts";
import { approversOf } from "./approvers.ts";
import { leftToday } from "./dayLimit.ts";
import { publishAdjustment } from "./endAdjustment.ts";

const { amountMax, reason, notesMax, dayMax } = ADJUSTMENT;
const RANGE = `The amount must be 1 to ${amountMax} TP, or as many below zero to take them`;

const rules = object({
  amount: number()
    .required(RANGE)
    .min(-amountMax, RANGE)
    .max(amountMax, RANGE)
    .notOneOf([0], RANGE),
  reason: reasonRule(reason),
  notes: string()
    .trim()
    .nullable()
    .max(notesMax, `The notes may have at most ${notesMax} characters`),
});

/**
 * An administrator asks to give TP to a member's wallet, or to take some. Another administrator has 48 hours to approve
 * it. Where there is none, it is posted after 24 hours unless it is withdrawn; that is decided now, and stays so. No TP
 * move or are held before. Returns its id.
 *
 * Refuses the own wallet with FORBIDDEN, a second one for the same member with ADJUSTMENT_WAITING, more than is left of
 * the day with ADJUSTMENT_LIMIT, and more than the member has available with INSUFFICIENT_BALANCE. Source: platform A
 */
export async function requestAdjustment(tx: Tx, input: AdjustmentInput): Promise<number> {
  const { amount, reason: words, notes } = checked(rules, input);
  const memberId = idOf(input.memberId, "memberId");
  const { id: requesterId } = viewerOf(tx);
  if (memberId === requesterId) throw new Refused("FORBIDDEN", "Nobody adjusts their own wallet");

  // One at a time, so that twenty at once keep to the limit of the day.
  await rows(tx.em, sql`select pg_advisory_xact_lock(hashtextextended('adjustments', 0))`);
  const member = await row(tx.em, sql`select 1 from users where id = ${memberId} and is_active`);
  if (!member) throw notFound("Member");
  await refuseBeyondAvailable(tx, memberId, amount);
  await refuseBeyondDay(tx, amount);

  const isAlone = (await approversOf(tx, { requesterId, memberId })).length === 0;
  const deadline = hoursAfter(tx.now, waitingHours(isAlone));
  const written = await row(
    tx.em,
    sql<{ id: number }>`
      insert into adjustments (user_id, amount, reason, notes, status, is_alone, requested_by, deadline, created_at)
      values (${memberId}, ${amount}, ${words}, ${notes || null}, 'requested', ${isAlone}, ${requesterId}, ${deadline}, ${tx.now})
      on conflict do nothing returning id`,
  );
  if (!written) throw await alreadyWaiting(tx, memberId);

  const { id } = written;
  tx.outbox.append(isAlone ? "AdjustmentScheduled" : "AdjustmentRequested", { adjustmentId: id });
  if (isAlone) await mailScheduled(tx, { id, amount, reason: words, deadline });
  await publishAdjustment(tx, id);
  return id;
}

async function refuseBeyondAvailable(tx: Tx, memberId: number, amount: number): Promise<void> {
  if (amount > 0) return;
  const { available } = await walletOf(tx.em, memberId);
  if (available < -amount)
    throw new Refused(
      "INSUFFICIENT_BALANCE",
      `Not enough available TP: ${-amount} needed, ${available} available`,
      { details: { available, needed: -amount } },
    );
}

async function refuseBeyondDay(tx: Tx, amount: number): Promise<void> {
  const left = await leftToday(tx.em, tx.now);
  if (Math.abs(amount) > left)
    throw new Refused(
      "ADJUSTMENT_LIMIT",
      `Adjustments may move ${dayMax} TP a day. ${left} TP are left today`,
      { details: { left, perDay: dayMax } },
    );
}

async function alreadyWaiting(tx: Tx, memberId: number): Promise<Refused> {
  const found = await row(
    tx.em,
    sql<{
      id: number;
    }>`select id from adjustments where user_id = ${memberId} and status = 'requested'`,
  );
  return new Refused("ADJUSTMENT_WAITING", "An adjustment of this wallet waits already", {
    details: { adjustmentId: found ? String(found.id) : null },
  });
}
