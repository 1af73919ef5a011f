import type { Source } from "./playMedia.ts";

/** What an outside address holds, by its name: a playlist or a file. */
export function outsideSource(url: string): Source {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return /\.m3u8$/i.test(path) ? { playlist: url } : { file: url };
}
