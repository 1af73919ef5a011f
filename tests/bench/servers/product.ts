import { join } from "node:path";
import type { Contender } from "./contender.ts";
import { startServer } from "./contender.ts";
import { bytesOf, freePort } from "./http.ts";

/** Its name in the tables. */
export const PRODUCT = "Market Day";
/** Opens its /metrics. */
export const METRICS_TOKEN = "the-token-of-the-bench-for-metrics";

interface Where {
  root: string;
  databaseUrl: string;
  dataDir: string;
}

/** The product as it was built, as `npm start` runs it. */
export async function startProduct({ root, databaseUrl, dataDir }: Where): Promise<Contender> {
  const { url, stop } = await startServer({
    args: [
      "--enable-source-maps",
      "--max-semi-space-size=64",
      join(root, "dist", "api", "main.js"),
    ],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      METRICS_TOKEN,
    },
    port: await freePort(),
    readyPath: "/readyz",
  });
  return {
    name: PRODUCT,
    url,
    request: (read, { reader, variables }) =>
      bytesOf(url, "/graphql", reader.token, { query: read.document, variables }),
    stop,
  };
}
