import { styled } from "styled-components";
import type { QueuedCase_CaseFragment } from "../../../gql/graphql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { DECISION_LOOK } from "./caseWords.ts";

interface Props {
  one: Pick<QueuedCase_CaseFragment, "kind" | "decision" | "isOverdue" | "overturnedAt">;
}

/** Where a case stands, and what makes it urgent. */
export function CaseBadges({ one: { kind, decision, isOverdue, overturnedAt } }: Props) {
  const look = decision ? DECISION_LOOK[decision] : null;
  return (
    <Badges>
      {look ? <StatusBadge tone={look.tone}>{look.word}</StatusBadge> : null}
      {look ? null : <StatusBadge tone="info">Open</StatusBadge>}
      {overturnedAt ? <StatusBadge tone="closed">Taken back</StatusBadge> : null}
      {kind === "appeal" ? <StatusBadge tone="info">Appeal</StatusBadge> : null}
      {isOverdue ? <StatusBadge tone="pending">Overdue</StatusBadge> : null}
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;
