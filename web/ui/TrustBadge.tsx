import { styled } from "styled-components";

/** The trust level of a member, as the API spells it. */
export type TrustStep = "newbie" | "contributor" | "trusted" | "champion";

const STEPS: Record<TrustStep, { step: 1 | 2 | 3 | 4; word: string }> = {
  newbie: { step: 1, word: "Newbie" },
  contributor: { step: 2, word: "Contributor" },
  trusted: { step: 3, word: "Trusted" },
  champion: { step: 4, word: "Champion" },
};

/** The trust level of a member, shown by colour, word and number of bars alike. */
export function TrustBadge({ level }: { level: TrustStep }) {
  const { step, word } = STEPS[level];
  return (
    <Pill $step={step}>
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden>
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 3.6}
            y={12 - bar * 3}
            width="2.8"
            height={bar * 3}
            rx="0.8"
            opacity={bar <= step ? 1 : 0.3}
          />
        ))}
      </svg>
      {word}
    </Pill>
  );
}

const Pill = styled.span<{ $step: number }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: 999px;
  background: ${({ $step }) => `var(--t${$step}Soft)`};
  color: ${({ $step }) => `var(--onT${$step})`};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  svg {
    fill: currentColor;
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
