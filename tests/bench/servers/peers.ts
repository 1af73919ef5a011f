import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import type { Contender } from "./contender.ts";
import { startServer } from "./contender.ts";
import { bytesOf, freePort } from "./http.ts";
import { POSTGRAPHILE, variablesFor } from "./postgraphileDocuments.ts";

/** What the peers are made of; installed on demand into a folder of their own, so that `npm ci` stays small. */
const PACKAGES = {
  fastify: "5.12.8",
  grafast: "1.1.3",
  graphql: "16.15.0",
  mercurius: "16.10.1",
  pg: "8.23.1",
  postgraphile: "5.1.5",
};

const SERVERS: { name: string; file: string; only?: string }[] = [
  { name: "Mercurius with JIT", file: "mercurius.mjs" },
  { name: "Mercurius with JIT and loaders", file: "mercuriusLoaders.mjs", only: "/conversations" },
  { name: "PostGraphile 5", file: "postgraphile.mjs" },
  { name: "Grafast alone", file: "grafast.mjs" },
];

interface Where {
  root: string;
  cache: string;
  databaseUrl: string;
  client: Client;
}

/** Starts other GraphQL servers on the same rows. None where they cannot be installed. */
export async function startPeers(where: Where): Promise<Contender[]> {
  const sources = join(where.root, "tests", "bench", "peers");
  const folder = join(where.cache, "peers");
  if (!install(folder)) return [];
  // Their imports are written so that they hold from both folders.
  for (const file of readdirSync(sources)) copyFileSync(join(sources, file), join(folder, file));
  await where.client.query(readFileSync(join(sources, "prepare.sql"), "utf8"));

  const started: Contender[] = [];
  for (const { name, file, only } of SERVERS) {
    const { url, stop } = await startServer({
      args: ["--import", "@oxc-node/core/register", join(folder, file)],
      env: { DATABASE_URL: where.databaseUrl, GRAPHILE_ENV: "production" },
      port: await freePort(),
      readyPath: "/ready",
    });
    const own = file === "postgraphile.mjs" ? POSTGRAPHILE : undefined;
    started.push({
      name,
      url,
      stop,
      isLike: own !== undefined,
      ...(only !== undefined && { only }),
      request: (read, sample) =>
        bytesOf(url, "/graphql", sample.reader.token, {
          query: own?.[read.path] ?? read.document,
          variables: own ? variablesFor(read, sample) : sample.variables,
        }),
    });
  }
  return started;
}

function install(folder: string): boolean {
  const wanted = JSON.stringify({ private: true, type: "module", dependencies: PACKAGES });
  const list = join(folder, "package.json");
  const done = join(folder, "installed.json");
  if (existsSync(done) && readFileSync(done, "utf8") === wanted) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(list, wanted);
  console.log("Installing the other servers");
  try {
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--no-package-lock"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    console.log(`The other servers are LEFT OUT: npm cannot install them (${reasonOf(error)})`);
    return false;
  }
  writeFileSync(done, wanted);
  return true;
}

function reasonOf(error: unknown): string {
  const said = error instanceof Error && "stderr" in error ? String(error.stderr) : String(error);
  return said.split("\n").find((line) => line.includes("npm error")) ?? "npm failed";
}
