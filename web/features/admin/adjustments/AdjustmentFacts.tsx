import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { timestampText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { Facts } from "../Facts.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { type AdjustmentRow, Clock } from "./AdjustmentTable.tsx";
import { ALONE, FAILURES } from "./adjustmentWords.ts";

type Fact = readonly [name: string, value: ReactNode];

/** What was asked for, and what became of it. */
export function AdjustmentFacts({ adjustment }: { adjustment: AdjustmentRow }) {
  const { member, requestedBy, decidedBy, failure, deadline, endedAt } = adjustment;
  const facts: (Fact | null)[] = [
    ["Wallet of", <MemberLink key="member" member={member} />],
    ["Amount", tpText(adjustment.amount, true)],
    ["Reason, as the member is told", adjustment.reason],
    adjustment.notes ? ["Notes", adjustment.notes] : null,
    ["Asked by", requestedBy.displayName],
    ["Asked", timestampText(adjustment.createdAt)],
    deadline ? ["Time left", <Clock key="clock" adjustment={adjustment} />] : null,
    decidedBy ? [DECIDED[adjustment.status] ?? "Decided by", decidedBy.displayName] : null,
    endedAt ? ["Ended", timestampText(endedAt)] : null,
    adjustment.decisionNote ? ["Why", adjustment.decisionNote] : null,
    failure ? ["Why", FAILURES[failure]] : null,
    adjustment.isAlone ? ["Second administrator", ALONE] : null,
  ];
  return (
    <>
      <Facts facts={facts.filter((fact) => fact !== null)} />
      <p>
        <Link to={`/admin/adjustments?status=all&member=${member.id}`}>
          Adjustments of this wallet
        </Link>
      </p>
    </>
  );
}

const DECIDED: Readonly<Partial<Record<AdjustmentRow["status"], string>>> = {
  posted: "Approved by",
  rejected: "Rejected by",
  withdrawn: "Withdrawn by",
};
