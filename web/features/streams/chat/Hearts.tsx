import { Heart } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { keyframes, styled } from "styled-components";
import { STREAM_HEARTS_MAX } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { useThrottled } from "../../../apollo/useThrottled.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { HeartsHeard, SendHearts } from "./chatDocuments.ts";

/** How many hearts float at once. Source: design, "hearts" */
const FLOATING_MAX = 12;
const FLOAT_MS = 900;
const GATHER_MS = 250;

interface Floating {
  readonly id: number;
  /** The horizontal drift, in px. */
  readonly drift: number;
  readonly delay: number;
}

let made = 0;

/** Sends a heart, and animates the hearts of all viewers. With reduced motion nothing is animated. */
export function Hearts({ streamId }: { readonly streamId: string }) {
  const [send] = useCommand(SendHearts);
  const waiting = useRef(0);
  // Sends fast clicks together.
  const flush = useThrottled(() => {
    const count = Math.min(waiting.current, STREAM_HEARTS_MAX);
    waiting.current = 0;
    // A lost heart does not matter.
    void send({ streamId, count }).catch(() => undefined);
  }, GATHER_MS);
  const handlePress = () => {
    waiting.current += 1;
    flush();
  };
  const [floating, setFloating] = useState<readonly Floating[]>([]);

  useLive(HeartsHeard, {
    variables: { streamId },
    isMomentary: true,
    onEvent: ({ streamReaction }) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      setFloating((before) =>
        [...before, ...someHearts(streamReaction.count)].slice(-FLOATING_MAX),
      );
    },
  });
  useEffect(() => {
    if (floating.length === 0) return;
    const timer = setTimeout(() => setFloating([]), FLOAT_MS * 2);
    return () => clearTimeout(timer);
  }, [floating]);

  return (
    <Place>
      <IconButton label="Send a heart" onClick={handlePress}>
        <Heart size={20} aria-hidden fill="var(--liveText)" stroke="var(--liveText)" />
      </IconButton>
      <Sky aria-hidden>
        {floating.map(({ id, drift, delay }) => (
          <Rising
            key={id}
            data-heart
            style={{ "--drift": `${drift}px`, animationDelay: `${delay}ms` }}
          >
            <Heart size={18} fill="var(--live)" stroke="none" />
          </Rising>
        ))}
      </Sky>
    </Place>
  );
}

/** A few floating hearts that represent all that were sent. */
function someHearts(count: number): Floating[] {
  return Array.from({ length: Math.min(count, FLOATING_MAX) }, (_, place) => ({
    id: made++,
    drift: ((made * 37) % 48) - 24,
    delay: place * 60,
  }));
}

const Place = styled.span`
  position: relative;
  flex: none;
`;

const Sky = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 50%;
  pointer-events: none;
`;

const rise = keyframes`
  from { transform: translate(-50%, 0) scale(0.6); opacity: 1; }
  to { transform: translate(calc(-50% + var(--drift)), -140px) scale(1.1); opacity: 0; }
`;

const Rising = styled.span<{ style?: object }>`
  position: absolute;
  inset-block-end: 0;
  animation: ${rise} ${FLOAT_MS}ms ease-out both;
`;
