import { css, keyframes, styled } from "styled-components";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import type { Standings } from "./streamStatus.ts";

/** LIVE, SCHEDULED, ENDED or OFFLINE. Source: S2 §2 "Streams page" */
export function StreamBadge({ status }: { readonly status: Standings }) {
  if (status === "live") {
    return (
      <Live>
        <Dot aria-hidden />
        LIVE
      </Live>
    );
  }
  return (
    <StatusBadge tone={status === "scheduled" ? "pending" : "closed"}>
      {status.toUpperCase()}
    </StatusBadge>
  );
}

const pulse = keyframes`50% { opacity: 0.35; }`;

// The animation stops after five seconds, and runs again on hover.
const beat = css`
  animation: ${pulse} 2s ease-in-out 2.5;
`;

const Dot = styled.span`
  inline-size: 7px;
  block-size: 7px;
  border-radius: 999px;
  background: currentColor;
  ${beat}

  article:hover & {
    animation-iteration-count: infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Live = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: var(--live);
  color: var(--onLive);
  font-size: 0.8125rem;
  font-weight: 650;
  line-height: 1.4;
`;
