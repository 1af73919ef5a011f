import { styled } from "styled-components";
import { CONFIDENCE_COLOURS } from "../../../schema/limits.ts";

const TONES = {
  high: { back: "--okSoft", front: "--onOkSoft" },
  good: { back: "--goldSoft", front: "--onGoldSoft" },
  fair: { back: "--warnSoft", front: "--onWarnSoft" },
  low: { back: "--badSoft", front: "--onBadSoft" },
} as const;

/** A confidence in %, coloured at 80, 60 and 40; or that it is not measured yet. Source: PN-031, S2 §9 */
export function Confidence({ percent }: { percent: number | null }) {
  if (percent === null)
    return (
      <Badge $back="--well" $front="--ink2">
        Confidence not measured yet
      </Badge>
    );
  const { back, front } = TONES[toneOf(percent)];
  return (
    <Badge $back={back} $front={front}>
      {percent} % confidence
    </Badge>
  );
}

function toneOf(percent: number): keyof typeof TONES {
  const [high, good, fair] = CONFIDENCE_COLOURS;
  if (percent >= high) return "high";
  if (percent >= good) return "good";
  return percent >= fair ? "fair" : "low";
}

const Badge = styled.span<{ $back: string; $front: string }>`
  padding: 2px 8px;
  border-radius: 4px;
  background: ${({ $back }) => `var(${$back})`};
  color: ${({ $front }) => `var(${$front})`};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
`;
