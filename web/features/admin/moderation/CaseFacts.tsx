import { Link } from "react-router-dom";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { Facts } from "../Facts.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { CaseHolder } from "./CaseHolder.tsx";
import type { QueuedCase } from "./CaseTable.tsx";

interface Props {
  one: QueuedCase;
  reason: string | null | undefined;
  notes: string | null | undefined;
}

/** The facts of a case, and links to what it is about. */
export function CaseFacts({ one, reason, notes }: Props) {
  const { viewer } = useViewer();
  const { id, subject, subjectId, member, createdAt, dueAt, decidedAt, overturnedAt } = one;
  return (
    <Facts
      facts={[
        ["Case", `#${id}`],
        [
          "Member",
          viewer?.isAdmin ? (
            <MemberLink key="member" member={member} />
          ) : (
            <Link key="member" to={`/members/${member.username}`}>
              {member.displayName}
            </Link>
          ),
        ],
        ...(subject === "item"
          ? ([
              [
                "Item",
                <Link
                  key="item"
                  to={viewer?.isAdmin ? `/admin/items?item=${subjectId}` : `/buy/${subjectId}`}
                >
                  #{subjectId}
                </Link>,
              ],
            ] as const)
          : []),
        ["Since", timestampText(createdAt)],
        ["Promised until", timestampText(dueAt)],
        [one.decision ? "Decided by" : "Looked after by", <CaseHolder key="holder" one={one} />],
        ...(decidedAt ? ([["Decided", timestampText(decidedAt)]] as const) : []),
        ...(overturnedAt ? ([["Taken back", timestampText(overturnedAt)]] as const) : []),
        ...(reason ? ([["Reason, as the member was told", reason]] as const) : []),
        ...(notes ? ([["Notes", notes]] as const) : []),
      ]}
    />
  );
}
