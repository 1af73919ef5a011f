import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { Countdown } from "../../../ui/Countdown.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import type { DisputeRoom } from "../../reviews/disputes/disputeRoom.ts";
import { categoryLabel, endingWords } from "../../reviews/disputeWords.ts";
import { Facts } from "../Facts.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { caretakerWords } from "./caretakerWords.ts";

interface Props {
  dispute: DisputeRoom;
  more: {
    adminNotes?: string | null;
    transactionId?: string | null;
    orderPartId?: string | null;
  };
}

type Fact = readonly [name: string, value: ReactNode];

/** What a dispute is about, its clock, and how it ended. */
export function CaseFacts({ dispute, more }: Props) {
  const { viewer } = useViewer();
  return (
    <Facts
      facts={[
        ...(dispute.deadline ? [] : endOf(dispute, viewer?.id)),
        ["Filed by", <MemberLink key="by" member={dispute.reporter} />],
        ["Against", <MemberLink key="against" member={dispute.reported} />],
        ["Filed", <TimeAgo key="filed" date={dispute.createdAt} />],
        ["Category", categoryLabel(dispute.category)],
        ["About", subjectOf(more)],
        ["At stake", dispute.amount > 0 ? tpText(dispute.amount) : "No TP were paid"],
        ["Paid by", <MemberLink key="payer" member={dispute.payer} />],
        ["Looked after by", caretakerWords(dispute.takenBy, dispute.deadline)],
        ...(dispute.deadline ? clockOf(dispute, dispute.deadline) : []),
        ...(more.adminNotes ? [["Notes", more.adminNotes] as const] : []),
      ]}
    />
  );
}

function subjectOf({ transactionId, orderPartId }: Props["more"]): ReactNode {
  if (transactionId)
    return (
      <Link to={`/admin/transactions?transaction=${transactionId}`}>
        Transaction #{transactionId}
      </Link>
    );
  return `A parcel on its way, part #${orderPartId ?? ""} of an order`;
}

function clockOf({ decisionDueAt, deadlineAction }: DisputeRoom, deadline: string): Fact[] {
  return [
    ["Time left", <Countdown key="left" until={deadline} />],
    ["If nothing happens until then", deadlineAction ?? "–"],
    ["Decision promised by", timestampText(decisionDueAt)],
  ];
}

function endOf(dispute: DisputeRoom, viewerId: string | undefined): Fact[] {
  const { resolution, resolvedAt, unrecoveredTp, payee } = dispute;
  return [
    ["Result", endingWords(dispute, viewerId)],
    ...(resolution ? [["Reason", resolution] as const] : []),
    ...(unrecoveredTp > 0
      ? [
          [
            "Not got back",
            `${tpText(unrecoveredTp)}: ${payee.displayName} has them no more`,
          ] as const,
        ]
      : []),
    ["Ended", resolvedAt ? timestampText(resolvedAt) : "–"],
  ];
}
