import { Maximize, Pause, Play, Volume2, VolumeX } from "lucide-react";
import { styled } from "styled-components";
import { IconButton } from "../../../ui/IconButton.tsx";
import { clockText } from "./clockText.ts";
import type { PlayerControl, PlayerState } from "./usePlayer.ts";

interface Props {
  readonly state: PlayerState;
  readonly control: PlayerControl;
  readonly isLive: boolean;
  onWhole(): void;
}

/** The controls of a viewer for the video. */
export function PlayerBar({ state, control, isLive, onWhole }: Props) {
  const { isPlaying, isMuted, seconds, duration } = state;
  return (
    <Bar>
      <IconButton label={isPlaying ? "Pause" : "Play"} onClick={control.toggle}>
        {isPlaying ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
      </IconButton>
      <IconButton
        label={isMuted ? "Turn sound on" : "Turn sound off"}
        onClick={control.toggleSound}
      >
        {isMuted ? <VolumeX size={22} aria-hidden /> : <Volume2 size={22} aria-hidden />}
      </IconButton>
      {isLive || duration === 0 ? (
        <span />
      ) : (
        <Seek>
          <input
            type="range"
            aria-label="Place in the replay"
            aria-valuetext={`${clockText(seconds)} of ${clockText(duration)}`}
            min={0}
            max={Math.floor(duration)}
            step={1}
            value={Math.min(seconds, duration)}
            onChange={({ target }) => control.seek(Number(target.value))}
          />
          <span>
            {clockText(seconds)} / {clockText(duration)}
          </span>
        </Seek>
      )}
      <IconButton label="Whole screen" onClick={onWhole}>
        <Maximize size={22} aria-hidden />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px;
  padding: 24px 8px 4px;
  background: linear-gradient(transparent, rgb(9 15 13 / 0.86) 60%);
  color: #fff;

  button {
    color: #fff;

    &:hover:not(:disabled) {
      background: rgb(255 255 255 / 0.16);
    }

    &:focus-visible {
      outline-color: #fff;
      outline-offset: -3px;
    }
  }
`;

const Seek = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-inline-size: 0;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  input {
    flex: 1;
    min-inline-size: 0;
    block-size: 44px;
    accent-color: #fff;

    &:focus-visible {
      outline: 3px solid #fff;
    }
  }
`;
