import { setTimeout as wait } from "node:timers/promises";
import { refuseUnusable } from "./cluster.ts";
import type { ClusterPaths } from "./clusterPaths.ts";
import { DoesNotStart } from "./doesNotStart.ts";
import { launch, whyItEnded, type Running } from "./launch.ts";
import { runningOn } from "./postmaster.ts";
import type { Programs } from "./programs.ts";
import { keepReserve } from "./reserve.ts";
import { withLock } from "./sharing.ts";

/** How often to check that the server runs. It is no child process, because it outlives the process that started it. */
const LOOK_MS = 500;
const RESERVE_MS = 10_000;
/** The pause between two starts doubles each time, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A server that has run this long counts as well: its next end is a new failure. */
const WELL_MS = 60_000;
/** Gives up after this many starts in a row that never got ready. */
const FAILED_MAX = 10;
/** How long a start waits. A server that recovers for longer comes up by itself, and `stop` need not wait for it. */
const START_SECONDS = 5;

/** What a supervisor reports to, and its first pause. */
export interface Supervision {
  log: { info(words: string): void; warn(words: string): void };
  /** Called when no further start is tried; the words say why, and what to do. */
  onHopeless(words: string): void;
  /** The pause before the second start, in milliseconds. Default 500; tests wait less. */
  firstPauseMs?: number;
}

interface Supervised extends Running {
  home: ClusterPaths;
  programs: Programs;
  /** The port that its users expect. */
  port: number;
}

/**
 * Restarts a server whenever it has ended without being stopped. Several processes may supervise one server: one of
 * them restarts it, the others find it running.
 */
export class Supervisor {
  readonly #server: Supervised;
  readonly #supervision: Supervision;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;
  /** Starts since it was last well. */
  #starts = 0;
  /** Starts in a row that never got ready, without those on a full disk; `#why` is the reason of the last one. */
  #failed = 0;
  #why = "";
  #readySince: number | undefined;
  #reserveSeen = -RESERVE_MS;

  constructor(server: Supervised, supervision: Supervision) {
    this.#server = server;
    this.#supervision = supervision;
    this.#readySince = performance.now();
    this.#watching = this.#watch();
  }

  /** Stops watching. Resolves once no start is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { home, port } = this.#server;
    for (;;) {
      await this.#pause(LOOK_MS);
      if (this.#stopping.signal.aborted) return;
      const found = runningOn(home);
      if (found?.port !== port) {
        if (await this.#startAgain()) continue;
        return;
      }
      if (found.isReady) await this.#isReady();
    }
  }

  async #isReady(): Promise<void> {
    const now = performance.now();
    this.#readySince ??= now;
    this.#failed = 0;
    if (now - this.#readySince > WELL_MS) this.#starts = 0;

    if (this.#server.throwaway || now - this.#reserveSeen < RESERVE_MS) return;
    this.#reserveSeen = now;
    await keepReserve(this.#server.home);
  }

  /** Returns whether to go on watching; false when no retry can help. */
  async #startAgain(): Promise<boolean> {
    const pauseMs = this.#pauseMs();
    if (pauseMs > 0) await this.#pause(pauseMs);
    try {
      // Checked before anything is written: a lost cluster must not come back as an empty market.
      refuseUnusable(this.#server.home);
      await withLock(this.#server.home.folder, () => this.#startUnlessRunning());
      return true;
    } catch (problem) {
      return this.#hasHope(problem);
    }
  }

  async #startUnlessRunning(): Promise<void> {
    const { home, programs, ...how } = this.#server;
    const { log } = this.#supervision;
    if (this.#stopping.signal.aborted || runningOn(home)?.port === how.port) return;

    if (this.#failed >= FAILED_MAX)
      throw new DoesNotStart(`${FAILED_MAX} tries failed, the last one: ${this.#why}`, {
        isHopeless: true,
      });
    this.#why = whyItEnded(home);
    if (this.#readySince !== undefined)
      log.warn(`the embedded PostgreSQL has ended and is started again: ${this.#why}`);
    this.#readySince = undefined;
    this.#starts += 1;
    this.#failed += 1;
    await launch(home, programs, { ...how, seconds: START_SECONDS });
    if (runningOn(home)?.isReady) this.#failed = 0;
    log.info("the embedded PostgreSQL is started again");
  }

  #hasHope(problem: unknown): boolean {
    const { log, onHopeless } = this.#supervision;
    const isKnown = problem instanceof DoesNotStart;
    this.#why = isKnown ? problem.why : problem instanceof Error ? problem.message : "";

    if (isKnown && problem.kind.isHopeless) {
      onHopeless(
        `the embedded PostgreSQL cannot be started again: ${this.#why}. Mend that, or restore a backup into another DATA_DIR; then start the market again.`,
      );
      return false;
    }
    // On a full disk it retries without limit, until the operator makes room.
    if (isKnown && problem.kind.isFull) this.#failed = 0;
    const seconds = this.#pauseMs() / 1000;
    log.warn(`the embedded PostgreSQL does not start: ${this.#why}. Next try in ${seconds} s`);
    return true;
  }

  #pauseMs(): number {
    if (this.#starts === 0) return 0;
    const { firstPauseMs = FIRST_PAUSE_MS } = this.#supervision;
    return Math.min(firstPauseMs * 2 ** (this.#starts - 1), LONGEST_PAUSE_MS);
  }

  #pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {});
  }
}
