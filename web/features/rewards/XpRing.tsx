import { styled } from "styled-components";

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

interface Props {
  level: number;
  current: number;
  most: number;
}

/** The way from one level to the next as a ring that fills. */
export function XpRing({ level, current, most }: Props) {
  const share = most === 0 ? 0 : current / most;
  return (
    <Ring
      viewBox="0 0 104 104"
      role="img"
      aria-label={`Level ${level}, ${current} of ${most} XP to the next`}
    >
      <circle cx="52" cy="52" r={RADIUS} />
      <circle
        className="done"
        cx="52"
        cy="52"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
      />
      <text className="word" x="52" y="42">
        Level
      </text>
      <text className="level" x="52" y="70">
        {level}
      </text>
    </Ring>
  );
}

const Ring = styled.svg`
  flex: none;
  inline-size: 104px;
  block-size: 104px;

  circle {
    fill: none;
    stroke: var(--well);
    stroke-width: 10;
  }

  .done {
    stroke: var(--goldLine);
    stroke-linecap: round;
    transform: rotate(-90deg);
    transform-origin: center;
    transition: stroke-dashoffset 400ms ease-out;
  }

  text {
    fill: var(--ink);
    text-anchor: middle;
  }

  .word {
    fill: var(--ink2);
    font-size: 13px;
  }

  .level {
    font-size: 30px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  @media (prefers-reduced-motion: reduce) {
    .done {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .done {
      stroke: Highlight;
    }
  }
`;
