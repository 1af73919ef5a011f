import { execFile } from "node:child_process";
import { appendFileSync, chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startEmbeddedPostgres } from "../../api/db/embedded.ts";
import { openHome } from "../../api/db/embedded/clusterPaths.ts";
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
  restart(mode: "immediate" | "fast"): Promise<void> {
    return this.#control("restart", "-w", "-m", mode, "-l", openHome(this.#folder).log);
  }

  /** Changes a setting while it runs; the last value of each counts. */
  async set(name: string, value: string): Promise<void> {
    const { cluster } = openHome(this.#folder);
    appendFileSync(join(cluster, "postgresql.conf"), `${name} = '${value}'\n`);
    await this.#control("reload");
  }

  async #control(...verb: string[]): Promise<void> {
    const home = openHome(this.#folder);
    const { pgCtl } = await reachablePrograms(await findPrograms(), home.folder, home.account);
    await promisify(execFile)(pgCtl, [...verb, "-D", home.cluster], {
      ...home.account,
      cwd: home.folder,
    });
  }

  async drop(): Promise<void> {
    const { folder } = openHome(this.#folder);
    await this.#stop();
    for (const place of [folder, this.#folder]) await rm(place, { recursive: true, force: true });
  }
}
