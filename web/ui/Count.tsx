import NumberFlow from "@number-flow/react";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

const TICK_MS = 250;

type CountProps = {
  value: number;
  /** 1.2K and 3.4M with one decimal, for counts that may grow large. */
  compact?: boolean;
  /** Words right after the digits, such as " TP". */
  suffix?: string;
};

/** A number whose digits roll when it changes, at most four times a second. Reduced motion shows the end state at once. */
export function Count({ value, compact = false, suffix }: CountProps) {
  const shown = useCoalesced(value);
  return (
    <Slot data-value={value}>
      <NumberFlow
        value={shown}
        locales="en"
        format={compact ? { notation: "compact", maximumFractionDigits: 1 } : {}}
        {...(suffix === undefined ? {} : { suffix })}
        willChange
      />
    </Slot>
  );
}

/** The newest value, let through at most once per tick. */
function useCoalesced(value: number): number {
  const [shown, setShown] = useState(value);
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

const Slot = styled.span`
  display: inline-block;
  number-flow-react {
    --number-flow-mask-height: 0.15em;
    line-height: 1.2;
  }
`;
