import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { playMedia, type Source } from "./playMedia.ts";

export interface PlayerState {
  isPlaying: boolean;
  isMuted: boolean;
  /** Whether there is video and it is not stalled. */
  hasPicture: boolean;
  seconds: number;
  duration: number;
}

export interface PlayerControl {
  toggle(): void;
  toggleSound(): void;
  seek(seconds: number): void;
}

const BEGIN: PlayerState = {
  isPlaying: false,
  isMuted: true,
  hasPicture: false,
  seconds: 0,
  duration: 0,
};
const EVENTS = [
  "playing",
  "pause",
  "waiting",
  "volumechange",
  "timeupdate",
  "durationchange",
  "loadeddata",
  "emptied",
] as const;

/** Plays a source in a video element, muted until the viewer unmutes it, because browsers allow only muted autoplay. */
export function usePlayer(
  video: RefObject<HTMLVideoElement | null>,
  { source, onFail }: { source: Source; onFail(): void },
): [PlayerState, PlayerControl] {
  const [state, setState] = useState(BEGIN);
  const catchUp = useRef(() => {});
  const play = useEffectEvent((element: HTMLVideoElement) => playMedia(element, source, onFail));

  const key = keyOf(source);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const look = ({ type }: Event) => setState(stateOf(element, type));
    for (const event of EVENTS) element.addEventListener(event, look);
    const playing = play(element);
    catchUp.current = playing.catchUp;
    begin(element);
    return () => {
      for (const event of EVENTS) element.removeEventListener(event, look);
      playing.stop();
    };
    // The key identifies the source.
  }, [video, key]);

  return [
    state,
    {
      toggle: () => {
        const element = video.current;
        if (!element) return;
        if (!element.paused) return element.pause();
        catchUp.current();
        begin(element);
      },
      toggleSound: () => {
        if (video.current) video.current.muted = !video.current.muted;
      },
      seek: (seconds) => {
        if (video.current) video.current.currentTime = seconds;
      },
    },
  ];
}

function keyOf(source: Source): string {
  if ("media" in source) return source.media.id;
  return "playlist" in source ? source.playlist : source.file;
}

/** If the browser does not allow autoplay, the viewer sees it paused. */
function begin(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

function stateOf(video: HTMLVideoElement, event: string): PlayerState {
  return {
    isPlaying: !video.paused,
    isMuted: video.muted,
    hasPicture: event !== "waiting" && event !== "emptied" && video.readyState >= 2,
    seconds: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
  };
}
