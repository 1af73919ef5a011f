import { CalendarCheck, HandHeart, Share2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import type { EarnAction } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { media } from "../../../ui/theme.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import type { Earn } from "./useEarn.ts";
import type { Earnings } from "./useEarnings.ts";

const BUTTONS: readonly (readonly [EarnAction, string, LucideIcon])[] = [
  ["daily_login", "Daily", CalendarCheck],
  ["community_task", "Task", HandHeart],
  ["social_share", "Share", Share2],
];

/** The three quick ways to earn. Share first asks what to share. Source: S1 §2 "quick earn buttons" */
export function QuickEarn({
  earnings,
  earn,
}: {
  readonly earnings: Earnings | null;
  readonly earn: Earn;
}) {
  const [isSharing, setSharing] = useState(false);
  const optionOf = (action: EarnAction) =>
    earnings?.actions.find((candidate) => candidate.action === action);

  const handlePress = (action: EarnAction) => {
    if (action === "social_share" && optionOf(action)?.state === "locked") setSharing(true);
    else void earn.earn(action);
  };

  return (
    <Row role="group" aria-label="Quick earn">
      {BUTTONS.map(([action, word, Icon]) => {
        const option = optionOf(action);
        const isClaimed = option?.state === "claimed";
        return (
          <Button
            key={action}
            busy={earn.busy === action}
            disabled={!option || isClaimed}
            title={option?.hint}
            onClick={() => handlePress(action)}
          >
            <Icon size={18} aria-hidden />
            {word}
            <small>{isClaimed ? "Claimed" : option ? tpText(option.amount, true) : "…"}</small>
          </Button>
        );
      })}
      <ShareDialog open={isSharing} onOpenChange={setSharing} earn={earn} />
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;

  button {
    flex-direction: column;
    gap: 2px 8px;

    ${media.m} {
      flex-direction: row;
    }
  }

  small {
    font-size: 0.8125rem;
    font-weight: 400;
    white-space: nowrap;
  }
`;
