import { Timer } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { leftWords } from "./timeWords.ts";
import { useNow } from "./useNow.ts";

const HOUR_MS = 3_600_000;

/** The time left until a deadline. Updates every second in the last hour, every half minute before. */
export function Countdown({ until }: { until: string | Date }) {
  const end = new Date(until);
  const [closeBy, setCloseBy] = useState(false);
  const now = useNow(closeBy ? 1000 : 30_000);
  const left = end.getTime() - now.getTime();
  if (closeBy !== left < HOUR_MS) setCloseBy(left < HOUR_MS);
  return (
    <Time dateTime={end.toISOString()} title={end.toLocaleString()} $urgent={closeBy}>
      <Timer size={14} aria-hidden />
      {leftWords(end, now)}
    </Time>
  );
}

const Time = styled.time<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: 0.8125rem;
  white-space: nowrap;
  color: ${({ $urgent }) => ($urgent ? "var(--warn)" : "var(--ink3)")};
  font-weight: ${({ $urgent }) => ($urgent ? 600 : 400)};
`;
