import { object, string } from "yup";
import { MODERATION } from "../../../../schema/limits.ts";
import type { Tx } from "../../../core/context.ts";
import { badField } from "../../../core/failures.ts";
import { idOf } from "../../../core/graphql/ids.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { suspendMember } from "../../suspension/index.ts";
import { lockCase, refuseUnlessMay, type CaseRow } from "./case.rows.ts";
import type { DecideCaseInput } from "./case.types.ts";
import { endAppeal } from "./endAppeal.ts";
import { endCase, type Ending } from "./endCase.ts";
import { removeSubject } from "./removeSubject.ts";

const { reason, notesMax } = MODERATION;

const notes = string()
  .trim()
  .nullable()
  .max(notesMax, `The notes may have at most ${notesMax} characters`);
const rules = object({ reason: reasonRule(reason) });
const noted = object({ notes });

/**
 * Decides a case, and closes all reports that it has. A suspension removes what was reported, too, so that it does not come back
 * with the member.
 * The member is told why, and everybody who reported it that it was looked at. Refuses with CASE_DECIDED, CASE_CLAIMED
 * while somebody else has claimed it, NOT_YOUR_CASE, and BAD_USER_INPUT for a decision that does not fit. Of an appeal
 * the decision is taken back or stands.
 */
export async function decideCase(tx: Tx, input: DecideCaseInput): Promise<number> {
  const { decision } = input;
  // Nobody is told why nothing was done.
  const told = decision === "dismiss" ? null : checked(rules, input).reason;
  const forStaff = checked(noted, input).notes || null;
  if (input.until && decision !== "suspend")
    throw badField("until", "Only a suspension has an end");
  const found = await lockCase(tx, idOf(input.id));
  await refuseUnlessMay(tx, decision, found);

  const ending = { decision, reason: told, notes: forStaff };
  if (decision === "grant" || decision === "refuse") await endAppeal(tx, found, ending);
  else {
    await act(tx, found, ending, input.until ?? null);
    await endCase(tx, found, ending);
  }
  return found.id;
}

/** Does what a decision about a report says. */
async function act(
  tx: Tx,
  found: CaseRow,
  { decision, reason: told, notes: forStaff }: Ending,
  until: Date | null,
): Promise<void> {
  const { id: caseId, memberId } = found;
  const why = told ?? "";
  if (decision === "warn") tx.outbox.append("MemberWarned", { caseId, memberId });
  if (decision === "suspend")
    await suspendMember(tx, { memberId: String(memberId), reason: why, notes: forStaff, until });
  // After the suspension, which has locked and closed everything of the member that waits for others.
  if (decision === "remove" || (decision === "suspend" && found.isRemovable))
    await removeSubject(tx, found, why);
}
