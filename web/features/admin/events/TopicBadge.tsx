import { styled } from "styled-components";
import type { AdminTopic } from "../../../gql/graphql.ts";
import { TOPICS } from "./topics.ts";

/** What an event is about, as icon and word. */
export function TopicBadge({ topic }: { topic: AdminTopic }) {
  const found = TOPICS.find(({ value }) => value === topic);
  if (!found) return topic;
  return (
    <Badge>
      <found.Icon size={14} aria-hidden />
      {found.label}
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  padding: 2px 8px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--well);
  color: var(--ink2);
  font-weight: 600;
  white-space: nowrap;
`;
