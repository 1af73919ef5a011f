import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "../../api/db/embedded.ts";
import { openHome } from "../../api/db/embedded/home.ts";
import { findPrograms, reachablePrograms } from "../../api/db/embedded/programs.ts";
import { migrate } from "../../api/db/orm.ts";
import type { FreshDatabase } from "./database.ts";

/** A PostgreSQL for one test file, as safe on disk as the product's own, that may be restarted under its users. */
export class OwnPostgres implements FreshDatabase {
  readonly url: string;
  readonly #folder: string;
  readonly #stop: () => Promise<void>;

  private constructor(url: string, folder: string, stop: () => Promise<void>) {
    this.url = url;
    this.#folder = folder;
    this.#stop = stop;
  }

  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), "market-day-postgres-"));
    chmodSync(folder, 0o711);
    const { url, stop } = await startEmbeddedPostgres(folder);
    await migrate(url);
    return new OwnPostgres(url, folder, stop);
  }

  /** immediate: as after a crash, it recovers from its log; fast: connections are ended. Back when this answers. */
  async restart(mode: "immediate" | "fast"): Promise<void> {
    const home = openHome(this.#folder);
    const { pgCtl } = await reachablePrograms(await findPrograms(), home.folder, home.account);
    await promisify(execFile)(
      pgCtl,
      ["restart", "-w", "-m", mode, "-D", home.cluster, "-l", home.log],
      { ...home.account, cwd: home.folder },
    );
  }

  async drop(): Promise<void> {
    const { folder } = openHome(this.#folder);
    await this.#stop();
    for (const place of [folder, this.#folder]) await rm(place, { recursive: true, force: true });
  }
}
