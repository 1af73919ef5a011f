import { outsideHost } from "../../../../schema/outsideHost.ts";
import type { Source } from "./playMedia.ts";

interface Outside {
  /** Who learns of the viewer when it is played. */
  readonly host: string;
  readonly source: Source;
}

/** What an outside address holds, by its name: a playlist or a file. Null when it may not be loaded. */
export function outsideSource(url: string | null): Outside | null {
  const host = url && outsideHost(url);
  if (!host) return null;
  const isPlaylist = /\.m3u8$/i.test(new URL(url).pathname);
  return { host, source: isPlaylist ? { playlist: url } : { file: url } };
}
