import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { styled } from "styled-components";

const signed = new Intl.NumberFormat("en", { signDisplay: "exceptZero", maximumFractionDigits: 1 });

/** By how many % a figure is more or less than before; says so if there is nothing to compare with. */
export function Delta({ percent, than }: { percent: number | null | undefined; than: string }) {
  if (percent == null) return <Words $tone="--ink3">Nothing to compare with</Words>;
  const Icon = percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown;
  const tone = percent === 0 ? "--ink2" : percent > 0 ? "--ok" : "--bad";
  return (
    <Words $tone={tone}>
      <Icon size={16} aria-hidden />
      {signed.format(percent)}% {than}
    </Words>
  );
}

/** In %, to one decimal; null if there was nothing before. */
export function deltaOf(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : null;
}

const Words = styled.span<{ $tone: string }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $tone }) => `var(${$tone})`};
  font-size: 0.8125rem;
  font-weight: 600;

  svg {
    flex: none;
  }
`;
