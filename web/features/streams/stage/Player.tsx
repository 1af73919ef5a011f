import { Volume2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { PlayerBar } from "./PlayerBar.tsx";
import type { Source } from "./playMedia.ts";
import { StageWords } from "./StageWords.tsx";
import { usePlayer } from "./usePlayer.ts";

interface Props {
  readonly source: Source;
  readonly title: string;
  readonly isLive: boolean;
  /** Shown until the video plays. */
  readonly poster: ReactNode;
  onFail(): void;
  /** Called when the video stalls and when it plays again. */
  onWait?(isWaiting: boolean): void;
  /** Rendered below the video; it can seek. */
  renderBelow?(seek: (seconds: number) => void): ReactNode;
}

const STEP_SECONDS = 5;

/**
 * The video with its controls. Space or K plays and pauses, M mutes, F toggles full screen, arrows seek in a replay.
 */
export function Player({ source, title, isLive, poster, onFail, onWait, renderBelow }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, control] = usePlayer(video, { source, onFail });

  const handleWait = useEffectEvent((isWaiting: boolean) => onWait?.(isWaiting));
  useEffect(() => handleWait(!state.hasPicture), [state.hasPicture]);

  function handleWhole() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen().catch(() => {});
  }
  function handleKey(event: KeyboardEvent) {
    const act = keys[event.key.toLowerCase()];
    const isOnControl = event.target instanceof HTMLElement && event.target !== frame.current;
    // Buttons handle Space themselves, and the slider handles arrows.
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isOnControl && (event.key === " " || event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  const keys: Record<string, (() => void) | undefined> = {
    " ": control.toggle,
    k: control.toggle,
    m: control.toggleSound,
    f: handleWhole,
    ...(isLive
      ? {}
      : {
          arrowleft: () => control.seek(Math.max(0, state.seconds - STEP_SECONDS)),
          arrowright: () => control.seek(state.seconds + STEP_SECONDS),
        }),
  };

  return (
    <>
      <Frame
        ref={frame}
        role="group"
        aria-label={`Video: ${title}`}
        tabIndex={0}
        onKeyDown={handleKey}
        data-picture={state.hasPicture ? "shown" : "waiting"}
      >
        {state.hasPicture ? null : <Under>{poster}</Under>}
        <video ref={video} muted playsInline autoPlay onClick={control.toggle} />
        {state.hasPicture || !state.isPlaying ? null : (
          <StageWords status>Waiting for the picture…</StageWords>
        )}
        {state.hasPicture && state.isMuted && state.isPlaying && (
          <Sound>
            <Button $small onClick={control.toggleSound}>
              <Volume2 size={18} aria-hidden />
              Turn sound on
            </Button>
          </Sound>
        )}
        <PlayerBar state={state} control={control} isLive={isLive} onWhole={handleWhole} />
      </Frame>
      {renderBelow?.(control.seek)}
    </>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: clip;
  background: #090f0d;

  video {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Under = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
`;

const Sound = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
`;
