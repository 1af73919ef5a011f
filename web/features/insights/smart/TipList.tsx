import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { SmartTipsQuery } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { InsightList } from "../insightLook.ts";
import { useNotForMe } from "../useNotForMe.ts";
import { WhyDrawer } from "../WhyDrawer.tsx";

const SmartTips = graphql(`
  query SmartTips {
    userInsights {
      tips {
        id
        text
        actionUrl
        guideId
        guideTitle
        basis {
          ...WhyDrawer_basis
        }
      }
    }
  }
`);

type Tip = SmartTipsQuery["userInsights"]["tips"][number];

/** Tips about the viewer's own items. Source: EN-019 */
export function TipList() {
  const [asked, setAsked] = useState<Tip | null>(null);
  const { list, putAway } = useNotForMe("SmartTips");
  const { data, error, refetch } = useQuery(SmartTips, { fetchPolicy: "cache-and-network" });
  const tips = data?.userInsights.tips;

  return (
    <InsightList>
      {error && (
        <ErrorState
          message="Failed to load tips"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!tips && !error && <LoadingBox label="Loading tips" height="240px" />}
      {tips && tips.length === 0 && (
        <p>No tips at the moment. They are about your items on the market.</p>
      )}
      {tips && tips.length > 0 && (
        <Tips ref={list} tabIndex={-1} aria-label="Tips">
          {tips.map((tip) => (
            <li key={tip.id}>
              <p>{tip.text}</p>
              <div>
                <Link to={tip.actionUrl}>
                  Show<VisuallyHidden> {tip.text}</VisuallyHidden>
                </Link>
                {tip.guideId !== null && (
                  <Link to={`/guides/${tip.guideId}`}>
                    Guide: <bdi>{tip.guideTitle}</bdi>
                  </Link>
                )}
                <Button $small $kind="quiet" onClick={() => setAsked(tip)}>
                  Why this?<VisuallyHidden> {tip.text}</VisuallyHidden>
                </Button>
                <Button $small $kind="quiet" onClick={() => void putAway(tip.id, tip.text)}>
                  Not for me<VisuallyHidden> {tip.text}</VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </Tips>
      )}
      {asked && (
        <WhyDrawer
          title="Why this tip?"
          basis={asked.basis}
          noun="items"
          factsTitle="The facts"
          onClose={() => setAsked(null)}
        />
      )}
      <OfflineNote />
    </InsightList>
  );
}

const Tips = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  &:focus {
    outline: none;
  }

  li {
    display: grid;
    gap: ${space(2)};
    padding: ${space(3)};
    border: 1px solid var(--line);
    border-radius: 10px;
    overflow-wrap: anywhere;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(3)};
  }
`;
