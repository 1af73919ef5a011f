import { join } from "node:path";
import type { Contender } from "./contender.ts";
import { startServer } from "./contender.ts";
import { bytesOf, freePort } from "./http.ts";

/** The least a Node server can do for the same answers: node:http, pg, one prepared statement a read. */
export async function startFloor({
  root,
  databaseUrl,
}: {
  root: string;
  databaseUrl: string;
}): Promise<Contender> {
  const { url, stop } = await startServer({
    args: ["--import", "@oxc-node/core/register", join(root, "tests", "bench", "floor.ts")],
    env: { DATABASE_URL: databaseUrl },
    port: await freePort(),
    readyPath: "/ready",
  });
  return {
    name: "floor",
    url,
    request: (read, { reader, variables }) => bytesOf(url, read.path, reader.token, variables),
    stop,
  };
}
