import { styled } from "styled-components";
import type { DisputePriority, DisputeStatus } from "../../../gql/graphql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { STATUS_LOOK } from "../../reviews/disputeWords.ts";

interface Props {
  dispute: { status: DisputeStatus; priority: DisputePriority; isOverdue: boolean };
}

/** Where a dispute stands, and what makes it urgent. */
export function DisputeBadges({ dispute: { status, priority, isOverdue } }: Props) {
  const { word, tone } = STATUS_LOOK[status];
  return (
    <Badges>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {priority === "high" ? <StatusBadge tone="pending">High priority</StatusBadge> : null}
      {isOverdue ? <StatusBadge tone="pending">Overdue</StatusBadge> : null}
    </Badges>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
`;
