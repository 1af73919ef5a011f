import type { EntityManager } from "@mikro-orm/postgresql";
import pg from "pg";
import type { Logger } from "pino";
import { Snapshot } from "../transactions/snapshot.ts";
import { rows, sql } from "./sql.ts";

/** So few that no operator's question slows the market down; the others wait their turn. */
const CONNECTIONS = 2;
/** How long a read waits for its turn. */
const TURN_MS = 5000;
const STATEMENT_MS = 5000;
/** When a statement is given up that the network has lost; the database itself ends all others before. */
const LOST_MS = 60_000;

interface ReaderOptions {
  url: string;
  newEm(): EntityManager;
  log: Logger;
  /** Pipelines the statements of a snapshot: `prepareInTransactions`. */
  onPool(pool: pg.Pool): void;
}

/**
 * Reads for operators, which may be long: on connections of their own, read-only, each from one moment. With
 * READER_URL they are those of a replica.
 */
export class Reader {
  readonly #pool: pg.Pool;
  readonly #newEm: () => EntityManager;

  constructor({ url, newEm, log, onPool }: ReaderOptions) {
    this.#newEm = newEm;
    this.#pool = new pg.Pool({
      connectionString: url,
      min: 0,
      max: CONNECTIONS,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: TURN_MS,
      lock_timeout: 200,
      query_timeout: LOST_MS,
      options: "-c default_transaction_read_only=on -c jit=off",
    });
    onPool(this.#pool);
    // Its read says why it failed. Without a listener, idle or not, the error of a lost connection would end the process.
    const noted = (error: Error) => log.warn({ err: error }, "a connection of the reader ended");
    this.#pool.on("error", noted);
    this.#pool.on("connect", (client) => client.on("error", noted));
  }

  /**
   * Runs reads of one moment. Each statement may take `statementMs`, 5 s by default. Refuses with UNAVAILABLE when it
   * takes longer, or when no connection is free for 5 s.
   */
  async read<Answer>(
    work: (em: EntityManager) => Promise<Answer>,
    { statementMs = STATEMENT_MS }: { statementMs?: number } = {},
  ): Promise<Answer> {
    const em = this.#newEm();
    const snapshot = await this.open(em, statementMs);
    try {
      return await work(em);
    } finally {
      snapshot.end();
    }
  }

  /** Lets an entity manager read here, from one moment, until `end()` of the snapshot is called. */
  async open(em: EntityManager, statementMs = STATEMENT_MS): Promise<Snapshot> {
    const snapshot = new Snapshot(em, "query", this.#pool);
    try {
      await rows(em, sql`select set_config('statement_timeout', ${String(statementMs)}, true)`);
    } catch (error) {
      snapshot.end();
      throw error;
    }
    return snapshot;
  }

  async stop(): Promise<void> {
    await this.#pool.end();
  }
}
