import { DISPUTE_ANSWER_HOURS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { DisputeEvents } from "../../core/outbox/events/disputes.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { administratorIds } from "../accounts/index.ts";
import { dealTitle } from "../deals/index.ts";
import type { Notice } from "../notifications/index.ts";
import { columns, type DisputeRow } from "./dispute.rows.ts";

interface Found extends DisputeRow {
  reporter: string;
  reported: string;
}

/** The same notice about a dispute for several members. */
function tell(
  toIds: readonly number[],
  { id, reporterId, reportedUserId }: Found,
  news: Pick<Notice, "type" | "title" | "message" | "priority">,
): Notice[] {
  return toIds.map((userId) => ({
    ...news,
    userId,
    data: { disputeId: id, memberId: userId === reporterId ? reportedUserId : reporterId },
    actionUrl: `/disputes/${id}`,
  }));
}

const sidesOf = ({ reporterId, reportedUserId }: DisputeRow) => [reporterId, reportedUserId];

/** Notifies the other side of a new dispute, and the administrators who are no side of it. */
export async function filedNotices(
  tx: Tx,
  { disputeId }: DisputeEvents["DisputeFiled"],
): Promise<Notice[]> {
  const dispute = await find(tx, disputeId);
  const { transactionId, orderPartId: partId, reporter, reportedUserId } = dispute;
  const message = `${reporter} filed a dispute about ${await dealTitle(tx, { transactionId, partId })}`;
  const judges = (await administratorIds(tx)).filter((id) => !sidesOf(dispute).includes(id));
  return [
    ...tell([reportedUserId], dispute, {
      type: "dispute_filed",
      title: "Dispute filed",
      message: `${message}. Answer within ${DISPUTE_ANSWER_HOURS} hours`,
      priority: "high",
    }),
    ...tell(judges, dispute, {
      type: "dispute_queued",
      title: "New dispute",
      message,
      priority: "high",
    }),
  ];
}

/** Notifies the other side of a statement, and the administrator who judges. */
export async function answeredNotices(
  tx: Tx,
  { disputeId, byId }: DisputeEvents["DisputeAnswered"],
): Promise<Notice[]> {
  const dispute = await find(tx, disputeId);
  const { takenById, title, reporterId, reporter, reported } = dispute;
  const others = sidesOf(dispute).filter((id) => id !== byId);
  return tell([...others, ...(takenById === null ? [] : [takenById])], dispute, {
    type: "dispute_answered",
    title: "New statement",
    message: `${byId === reporterId ? reporter : reported} wrote in the dispute about ${title}`,
  });
}

/** Notifies both sides that an administrator asked them something. */
export async function askedNotices(
  tx: Tx,
  { disputeId }: DisputeEvents["DisputeAsked"],
): Promise<Notice[]> {
  const dispute = await find(tx, disputeId);
  return tell(sidesOf(dispute), dispute, {
    type: "dispute_asked",
    title: "Your answer is needed",
    message: `The market asks about ${dispute.title}. Answer within ${DISPUTE_ANSWER_HOURS} hours`,
    priority: "high",
  });
}

/** Notifies the reported member that the dispute was withdrawn. */
export async function withdrawnNotices(
  tx: Tx,
  { disputeId }: DisputeEvents["DisputeWithdrawn"],
): Promise<Notice[]> {
  const dispute = await find(tx, disputeId);
  return tell([dispute.reportedUserId], dispute, {
    type: "dispute_withdrawn",
    title: "Dispute withdrawn",
    message: `${dispute.reporter} took back the dispute about ${dispute.title}`,
  });
}

/** Notifies both sides how the dispute ended. If the reported member agreed to it, only the reporter is notified. */
export async function endedNotices(
  tx: Tx,
  { disputeId, by }: DisputeEvents["DisputeSettled" | "DisputeRejected"],
): Promise<Notice[]> {
  const dispute = await find(tx, disputeId);
  const { title, reported, reporterId } = dispute;
  const message = {
    market: `The market decided the dispute about ${title}`,
    time: `The dispute about ${title} has ended`,
    reported: `${reported} agreed to your dispute about ${title}`,
  }[by];
  return tell(by === "reported" ? [reporterId] : sidesOf(dispute), dispute, {
    type: "dispute_decided",
    title: "Dispute decided",
    message,
  });
}

async function find(tx: Tx, id: number): Promise<Found> {
  const found = await row(
    tx.em,
    sql<Found>`
      select ${columns}, r.display_name as reporter, o.display_name as reported
      from disputes d join users r on r.id = d.reporter_id join users o on o.id = d.reported_user_id
      where d.id = ${id}`,
  );
  if (!found) throw new Error("an event is about a dispute that is not there");
  return found;
}
