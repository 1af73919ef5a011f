import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { lazy } from "./lazy.ts";

const RollingCount = lazy(
  () => import("./RollingCount.tsx"),
  (m) => m.RollingCount,
);

type CountProps = {
  value: number;
  /** Shows 1.2K and 3.4M with one decimal, for counts that may be large. */
  compact?: boolean;
  /** A text right after the digits, such as " TP". */
  suffix?: string;
};

/**
 * A number whose digits roll when it changes, at most four times a second. With reduced motion the new value appears at
 * once.
 */
export function Count({ value, compact = false, suffix = "" }: CountProps) {
  // Most numbers never change while they are on screen, so the rolling digits load on demand.
  const [first] = useState(value);
  const [ticks, setTicks] = useState(false);
  if (value !== first && !ticks) setTicks(true);

  const format: Intl.NumberFormatOptions & { notation?: "standard" | "compact" } = compact
    ? COMPACT
    : {};
  const still = new Intl.NumberFormat("en", format).format(value) + suffix;
  return (
    <Slot data-value={value}>
      {ticks ? (
        <Suspense fallback={still}>
          <RollingCount value={value} from={first} format={format} suffix={suffix} />
        </Suspense>
      ) : (
        still
      )}
    </Slot>
  );
}

const COMPACT = { notation: "compact", maximumFractionDigits: 1 } as const;

const Slot = styled.span`
  display: inline-block;
  white-space: pre;
  number-flow-react {
    --number-flow-mask-height: 0.15em;
    line-height: 1.2;
  }
`;
