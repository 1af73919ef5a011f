import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { keyframes, styled } from "styled-components";
import { useConnection } from "../apollo/connection.ts";

const OFFLINE_AFTER_MS = 2500;
const BACK_MS = 3000;

/**
 * Shows that the page is offline once that has lasted 2.5 s, and for 3 s that it is back and how many updates it
 * missed.
 */
export function ConnectionBanner() {
  const { state, since, missed } = useConnection();
  const [phase, setPhase] = useState<"quiet" | "offline" | "back">("quiet");
  const started = since.getTime();

  useEffect(() => {
    if (state === "offline") {
      const timer = setTimeout(
        () => setPhase("offline"),
        OFFLINE_AFTER_MS - (Date.now() - started),
      );
      return () => clearTimeout(timer);
    }
    if (state !== "online") return;
    setPhase((before) => (before === "offline" ? "back" : before));
    const timer = setTimeout(() => setPhase("quiet"), BACK_MS);
    return () => clearTimeout(timer);
  }, [state, started]);

  return (
    <Place role="status">
      {phase === "offline" ? (
        <Bar>
          <WifiOff size={18} aria-hidden />
          You are offline. Messages you send will wait.
        </Bar>
      ) : null}
      {phase === "back" ? (
        <Bar>
          <Wifi size={18} aria-hidden />
          {backWords(missed)}
        </Bar>
      ) : null}
    </Place>
  );
}

function backWords(missed: number): string {
  if (missed === 0) return "Back online.";
  return `Back online. ${missed} ${missed === 1 ? "update" : "updates"}.`;
}

const drop = keyframes`from { transform: translateY(-100%); }`;

// Overlays the page below the bar, so that the content does not move.
const Place = styled.div`
  position: sticky;
  z-index: 19;
  inset-block-start: var(--barHeight);
  block-size: 0;
`;

const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  max-inline-size: none;
  block-size: 40px;
  padding-inline: 12px;
  background: var(--well);
  color: var(--ink);
  border-block-end: 1px solid var(--line);
  font-size: 0.9375rem;
  font-weight: 600;
  animation: ${drop} var(--move) var(--easeIn);
`;
