import { useQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { CaseDecision, DecisionScreen_DecisionFragment } from "../../gql/graphql.ts";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Card } from "../../ui/Card.tsx";
import { timestampText } from "../../ui/dayText.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { space } from "../../ui/theme.ts";
import { AppealForm } from "./AppealForm.tsx";

export const DecisionScreen_decision = graphql(`
  fragment DecisionScreen_decision on MarketDecision {
    id
    subject
    content
    decision
    reason
    decidedAt
    overturnedAt
    appealableUntil
    appeal {
      text
      createdAt
      dueAt
      decision
      reason
      decidedAt
    }
  }
`);

const Decision = graphql(`
  query MarketDecision($id: ID!) {
    marketDecision(id: $id) {
      id
      ...DecisionScreen_decision
    }
  }
`);

/** /decisions/{id}: what the market decided about something of the viewer's, why, and how to contest it. */
export function DecisionScreen() {
  const { decisionId = "" } = useParams();
  const { data, error, refetch } = useQuery(Decision, {
    variables: { id: decisionId },
    fetchPolicy: "cache-and-network",
  });
  const decision = getFragment(DecisionScreen_decision, data?.marketDecision);

  if (data?.marketDecision === null)
    return (
      <Page title="Decision not found">
        <EmptyState title="There is no such decision" hint="Or it is about another member.">
          <ButtonLink $kind="act" to="/notifications">
            Your notifications
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={(decision && TITLES[decision.decision]) ?? "Decision"}>
      {error && !decision ? (
        <ErrorState
          message="Failed to load the decision"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {!decision && !error ? <Skeleton $h="320px" /> : null}
      {decision ? (
        <Column>
          <What decision={decision} />
          {decision.appeal ? <Appeal appeal={decision.appeal} /> : null}
          {decision.appealableUntil ? (
            <AppealForm id={decision.id} until={decision.appealableUntil} />
          ) : null}
        </Column>
      ) : null}
      <OfflineNote />
    </Page>
  );
}

const TITLES: Partial<Record<CaseDecision, string>> = {
  remove: "The market removed something of yours",
  warn: "The market warns you",
  suspend: "The market suspended you",
};

const WHAT = {
  member: "It is about your profile",
  message: "It is about this message",
  item: "It is about this item",
  post: "It is about this post",
  comment: "It is about this comment",
  review: "It is about this review",
  guide: "It is about this guide",
} as const;

function What({ decision }: { decision: DecisionScreen_DecisionFragment }) {
  const { subject, content, reason, decidedAt, overturnedAt } = decision;
  return (
    <Card aria-label="The decision">
      <Head>
        <h2>Why</h2>
        {overturnedAt ? <StatusBadge tone="ok">Taken back</StatusBadge> : null}
      </Head>
      <Words>{reason}</Words>
      <h3>{WHAT[subject]}</h3>
      {content === "" ? null : <Quote>{content}</Quote>}
      <small>
        {timestampText(decidedAt)}
        {overturnedAt ? `, taken back ${timestampText(overturnedAt)}` : ""}
      </small>
    </Card>
  );
}

type AppealOf = NonNullable<DecisionScreen_DecisionFragment["appeal"]>;

function Appeal({ appeal: { text, createdAt, dueAt, decision, reason } }: { appeal: AppealOf }) {
  return (
    <Card aria-label="Your appeal">
      <Head>
        <h2>Your appeal</h2>
        {decision === "grant" ? <StatusBadge tone="ok">Granted</StatusBadge> : null}
        {decision === "refuse" ? <StatusBadge tone="closed">Refused</StatusBadge> : null}
        {decision ? null : <StatusBadge tone="pending">Waiting</StatusBadge>}
      </Head>
      <Quote>{text}</Quote>
      <small>{timestampText(createdAt)}</small>
      {decision ? (
        <>
          <h3>The answer</h3>
          <Words>{reason}</Words>
        </>
      ) : (
        <p>Somebody looks at it until {timestampText(dueAt)}. You will be notified.</p>
      )}
    </Card>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  max-inline-size: 640px;

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;

const Words = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Quote = styled.blockquote`
  margin: 0;
  padding: 8px 12px;
  border-inline-start: 3px solid var(--line);
  color: var(--ink2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
