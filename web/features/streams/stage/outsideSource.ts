import { outsideHost } from "../../../../schema/outsideHost.ts";
import type { Source } from "./playMedia.ts";

interface Outside {
  /** The host that learns the viewer's address when the video plays. */
  readonly host: string;
  readonly source: Source;
}

/** The source at an outside address, by its file name: a playlist or a file. Null if it may not be loaded. */
export function outsideSource(url: string | null): Outside | null {
  const host = url && outsideHost(url);
  if (!host) return null;
  const isPlaylist = /\.m3u8$/i.test(new URL(url).pathname);
  return { host, source: isPlaylist ? { playlist: url } : { file: url } };
}
