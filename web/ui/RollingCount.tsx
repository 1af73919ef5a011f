import NumberFlow from "@number-flow/react";
import { useEffect, useRef, useState } from "react";

const TICK_MS = 250;
const ROLL = { duration: 220, easing: "cubic-bezier(.2,.9,.25,1)" };

type RollingCountProps = {
  value: number;
  /** The value that was shown before this component loaded; the digits roll from it. */
  from: number;
  format: Intl.NumberFormatOptions & { notation?: "standard" | "compact" };
  suffix: string;
};

/** The digits of a Count whose value has changed. */
export function RollingCount({ value, from, format, suffix }: RollingCountProps) {
  const shown = useCoalesced(value, from);
  return (
    <NumberFlow
      value={shown}
      locales="en"
      format={format}
      suffix={suffix}
      transformTiming={ROLL}
      opacityTiming={ROLL}
      willChange
    />
  );
}

/** The newest value, updated at most once per tick. */
function useCoalesced(value: number, from: number): number {
  const [shown, setShown] = useState(from);
  const last = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, last.current + TICK_MS - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setShown(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
