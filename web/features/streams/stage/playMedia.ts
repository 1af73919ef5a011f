import type Hls from "hls.js";
import { outsideHost } from "../../../../schema/outsideHost.ts";

/** What a player shows: the host's camera, a playlist, or a file. */
export type Source = { media: MediaStream } | { playlist: string } | { file: string };

interface Playing {
  /** Seeks to the live edge after a pause. */
  catchUp(): void;
  stop(): void;
}

const BEHIND_SECONDS = 4;
/** How often a player may recover from errors by itself. */
const RECOVERIES_MAX = 3;

/** Plays a source in a video element. `onFail` is called when it cannot be played. */
export function playMedia(video: HTMLVideoElement, source: Source, onFail: () => void): Playing {
  if ("media" in source) {
    video.srcObject = source.media;
    return {
      catchUp: () => {},
      stop: () => {
        video.srcObject = null;
      },
    };
  }
  // Chromium answers "maybe" to playlists and stalls on them; only Safari's own player is better than hls.js.
  if ("playlist" in source && !("ManagedMediaSource" in window))
    return playWithHls(video, source.playlist, onFail);

  video.src = "playlist" in source ? source.playlist : source.file;
  video.addEventListener("error", onFail);
  return {
    catchUp: () => {
      const { seekable } = video;
      if (video.duration === Infinity && seekable.length > 0)
        video.currentTime = seekable.end(seekable.length - 1);
    },
    stop: () => {
      video.removeEventListener("error", onFail);
      video.removeAttribute("src");
      video.load();
    },
  };
}

/**
 * Whether an address of a playlist may be loaded. An outside playlist may contain any address, even in the viewer's own
 * network.
 */
function mayLoad(address: string): boolean {
  return (
    new URL(address, location.href).origin === location.origin || outsideHost(address) !== null
  );
}

function playWithHls(video: HTMLVideoElement, url: string, onFail: () => void): Playing {
  let hls: Hls | undefined;
  let stopped = false;
  import("hls.js/light").then(({ default: HlsPlayer }) => {
    if (stopped) return;
    if (!HlsPlayer.isSupported()) return onFail();
    hls = new HlsPlayer({
      liveSyncDurationCount: 2,
      liveMaxLatencyDurationCount: 5,
      maxLiveSyncPlaybackRate: 1.2,
      backBufferLength: 30,
      xhrSetup: (_request, address) => {
        if (mayLoad(address)) return;
        onFail();
        // A request for which this throws is not sent.
        throw new Error("not an address to play from");
      },
    });
    let recoveries = 0;
    hls.on(HlsPlayer.Events.ERROR, (_event, { fatal, type }) => {
      if (!fatal) return;
      if (type === HlsPlayer.ErrorTypes.MEDIA_ERROR && recoveries++ < RECOVERIES_MAX)
        return hls?.recoverMediaError();
      onFail();
    });
    hls.loadSource(url);
    hls.attachMedia(video);
  }, onFail);

  return {
    catchUp: () => {
      const newest = hls?.liveSyncPosition;
      if (newest && newest - video.currentTime > BEHIND_SECONDS) video.currentTime = newest;
    },
    stop: () => {
      stopped = true;
      hls?.destroy();
    },
  };
}
