import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { ServerProcess } from "../builtMarket.ts";
import type { FreshDatabase } from "../database.ts";
import { Market, METRICS_TOKEN } from "../market.ts";
import { onDiskOf } from "../ownDisk.ts";

/** A built server on its own embedded PostgreSQL, as `npm start` runs it; on a disk of its own, if a size is given. */
export class EmbeddedMarket extends Market {
  readonly #folder = mkdtempSync(join(tmpdir(), "market-day-embedded-"));
  readonly #diskMb: number | undefined;
  #server: ServerProcess | undefined;

  constructor({ diskMb }: { diskMb?: number } = {}) {
    super({});
    this.#diskMb = diskMb;
    chmodSync(this.#folder, 0o711);
  }

  protected override async newDatabase(): Promise<FreshDatabase> {
    this.#server = await this.newServer();
    const [port, password] = ["port", "password"].map((name) =>
      readFileSync(this.inData("postgres", name), "utf8"),
    );
    return {
      url: `postgresql://market_day:${password}@127.0.0.1:${port}/market_day`,
      drop: async () => {
        await this.stopServer();
        rmSync(this.#folder, { recursive: true, force: true });
      },
    };
  }

  /** One more server on the same data folder; whoever asks for it stops it. */
  async newServer(): Promise<ServerProcess> {
    const server = await ServerProcess.atFreePort(
      {
        HOST: "127.0.0.1",
        DATA_DIR: this.#folder,
        DEMO: "off",
        METRICS_TOKEN,
        RATE_LIMITS: "off",
        NODE_ENV: "test",
        LOG_LEVEL: "warn",
      },
      { inFront: this.#diskMb ? onDiskOf(this.#diskMb, this.#folder) : [] },
    );
    await server.start();
    return server;
  }

  override async startServer(): Promise<void> {
    if (!this.main.isRunning) await this.main.start();
  }

  override async stopServer(): Promise<void> {
    await this.#server?.stop("SIGINT");
  }

  get main(): ServerProcess {
    if (!this.#server) throw new Error("the market is closed");
    return this.#server;
  }

  override get url(): string {
    return this.main.url;
  }

  /** A path in the data folder, as the server sees it: only its own processes see a disk of its own. */
  inData(...names: string[]): string {
    const root = this.#diskMb ? `/proc/${this.main.pid}/root` : "";
    return join(root, this.#folder, ...names);
  }

  get postmaster(): number | undefined {
    const file = this.inData("postgres", "cluster", "postmaster.pid");
    return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
  }

  killPostmaster(): void {
    const pid = this.postmaster;
    if (!pid) throw new Error("no PostgreSQL runs");
    process.kill(pid, "SIGKILL");
  }
}

/** Opens one for this test file; after every test its books are right. */
export function anEmbeddedMarket(options: { diskMb?: number } = {}): EmbeddedMarket {
  const market = new EmbeddedMarket(options);
  beforeAll(() => market.open());
  afterEach(async () => {
    const ready = async () => (await fetch(`${market.url}/readyz`)).status;
    await expect.poll(ready).toBe(200);
    await market.audit();
  });
  afterAll(() => market.close());
  return market;
}
