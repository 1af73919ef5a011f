import { styled } from "styled-components";
import type { UsersAnalyticsQuery } from "../../../gql/graphql.ts";
import { TrustBadge } from "../../../ui/TrustBadge.tsx";
import { membersText } from "./analyticsWords.ts";

interface Props {
  levels: UsersAnalyticsQuery["adminUsersAnalytics"]["levels"];
}

/** How many members have each trust level, as bars. */
export function Levels({ levels }: Props) {
  const most = Math.max(1, ...levels.map(({ users }) => users));
  return (
    <List aria-label="Members by trust level">
      {levels.map(({ level, users }) => (
        <li key={level}>
          <TrustBadge level={level} />
          <Bar aria-hidden style={{ inlineSize: `${(100 * users) / most}%` }} />
          <span>{membersText(users)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;

  li {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    font-size: 0.9375rem;
  }
`;

const Bar = styled.span`
  block-size: 14px;
  min-inline-size: 2px;
  border-radius: 2px;
  background: var(--c7);
`;
