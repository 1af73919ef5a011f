import "reflect-metadata";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isDiskFull } from "./core/guard/diskFull.ts";
import { refuseDemoAccounts, seedDemoOnce } from "./db/demo/index.ts";
import { startEmbeddedPostgres } from "./db/embedded.ts";
import { migrate } from "./db/orm.ts";
import { ConfigurationError, readEnv, type Env } from "./env.ts";
import { start } from "./server.ts";
import { welcome } from "./welcome.ts";

/** EX_UNAVAILABLE of sysexits.h: a program that this one needs is not available. */
const NO_DATABASE = 69;
/** Time between the failure of /readyz and the close of the port: a proxy that checks every second stops sending. */
const NOTICE_MS = 1500;

try {
  const env = readEnv();
  await refuseTakenPort(env);
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir);
  const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
  await migrate(databaseUrl);
  if (!env.demo) await refuseDemoAccounts(databaseUrl);
  const demo = env.demo ? await seedDemoOnce({ env, databaseUrl }) : undefined;
  const server = await start({ env, databaseUrl, migrated: true });
  process.stdout.write(welcome(server, demo));

  let stopping = false;
  const { log } = server.services;
  const stop = async (noticeMs: number, exitCode = 0) => {
    if (stopping) return;
    stopping = true;
    server.announceStop();
    await wait(noticeMs);
    let code = exitCode;
    await server.stop().catch((error: unknown) => {
      log.error({ err: error }, "the market did not stop as it should");
      code ||= 1;
    });
    await embedded?.stop();
    process.exit(code);
  };
  embedded?.supervise({
    log,
    onHopeless: (words) => {
      log.fatal(words);
      void stop(0, NO_DATABASE);
    },
  });
  process.on("SIGTERM", () => void stop(env.nodeEnv === "development" ? 0 : NOTICE_MS));
  process.on("SIGINT", () => void stop(0));
} catch (error) {
  process.stderr.write(`Market Day cannot start: ${startProblem(error)}\n`);
  process.exit(1);
}

/** Refuses at once, before a market is filled that cannot open. */
async function refuseTakenPort({ port, host }: Env): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject);
    probe.listen(port, host, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

/** One line that says what to do. */
function startProblem(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (isDiskFull(error)) return `the disk is full. Make room in DATA_DIR, or choose another one.`;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `the port is in use. Set PORT to another one, for example PORT=4010 npm start, or stop the program that has it.`;
  }
  if (
    error instanceof Error &&
    "code" in error &&
    (error.code === "EACCES" || error.code === "EADDRNOTAVAIL")
  ) {
    return `HOST and PORT cannot be listened on (${error.message}). Choose an address of this machine and a port from 1024 up.`;
  }
  if (error instanceof Error && "code" in error && error.code === "ECONNREFUSED") {
    return `no PostgreSQL answers at DATABASE_URL. Start it, or leave DATABASE_URL out to use the embedded one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
