import { Ban, Check, ShieldCheck } from "lucide-react";
import { css, styled } from "styled-components";

/** The tier of an account, as the API spells it. */
export type Tier = "basic" | "verified" | "premium" | "suspended";

const TIERS = {
  suspended: { word: "Suspended", Icon: Ban },
  premium: { word: "Premium", Icon: ShieldCheck },
  verified: { word: "Verified", Icon: Check },
  basic: { word: "Basic", Icon: null },
} satisfies Record<Tier, object>;

/** The account tier. Square corners distinguish it from the trust level. */
export function TierBadge({ level }: { level: Tier }) {
  const { word, Icon } = TIERS[level];
  return (
    <Badge $level={level}>
      {Icon ? <Icon size={14} aria-hidden /> : null}
      {word}
    </Badge>
  );
}

const looks = {
  suspended: css`
    background: var(--badSoft);
    color: var(--onBadSoft);
  `,
  premium: css`
    background: var(--act);
    color: var(--onAct);
  `,
  verified: css`
    background: var(--okSoft);
    color: var(--onOkSoft);
  `,
  basic: css`
    border-color: var(--edge);
    color: var(--ink2);
  `,
};

const Badge = styled.span<{ $level: Tier }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 1px 7px;
  border: 1px solid transparent;
  border-radius: 4px;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${({ $level }) => looks[$level]}
`;
