import { ConfigurationError, readEnv, type Env } from "../../env.ts";
import { startEmbeddedPostgres } from "../embedded.ts";

interface Market {
  env: Env;
  databaseUrl: string;
  file: string;
}

/** Runs a command on the market of this environment with the file given as argument, and prints the returned text. */
export async function runOnMarket(
  failed: string,
  work: (market: Market) => Promise<string>,
): Promise<void> {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new ConfigurationError("name the file, after --.");
    const env = readEnv();
    const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(env.dataDir);
    try {
      const databaseUrl = env.databaseUrl ?? embedded?.url ?? "";
      process.stdout.write(`${await work({ env, databaseUrl, file })}\n`);
    } finally {
      await embedded?.stop();
    }
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${failed}: ${error.message}\n`);
    process.exitCode = 1;
  }
}
