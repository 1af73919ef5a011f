import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { REPORTS } from "../../../schema/limits.ts";
import { Snapshot, SnapshotDriver } from "../transactions/snapshot.ts";
import { useDriver } from "./driver.ts";
import { compiled, row, sql } from "./sql.ts";
import { allowStatements } from "./statementTime.ts";

/** So few that no operator's question slows the market down; the others wait their turn. */
const CONNECTIONS = 2;
/** How long a read waits for its turn. */
const TURN_MS = 5000;
const STATEMENT_MS = 5000;
/** When a statement is given up that the network has lost; the database itself ends all others before. */
const LOST_MS = 60_000;

/** The rows of one statement, all from one moment. */
export interface Scan {
  /** How many there are. */
  total: number;
  /** The newest commit that a replica had replayed; null on the database itself. */
  replayedAt: Date | null;
  /**
   * The next rows in the statement's order, at most `count` of them; none at the end. Empties the array that it
   * answered before.
   */
  next(count: number): Promise<Record<string, unknown>[]>;
}

/** How long each statement may take, where it is more than 5 s. */
export interface ReadOptions {
  statementMs?: number;
}

/** How long each page may take, in ms, and in which role it is read, where the database has that role. */
export interface ScanOptions {
  statementMs: number;
  role?: string | undefined;
}

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
  /** For scans, which take minutes: they must not keep the short reads waiting. */
  readonly #scanPool: pg.Pool;
  readonly #newEm: () => EntityManager;

  constructor({ url, newEm, log, onPool }: ReaderOptions) {
    this.#newEm = newEm;
    // Its read says why it failed. Without a listener, idle or not, the error of a lost connection would end the process.
    const noted = (error: Error) => log.warn({ err: error }, "a connection of the reader ended");
    const poolOf = (limits: { max: number; query_timeout: number; lock_timeout: number }) => {
      const pool = new pg.Pool({
        ...limits,
        connectionString: url,
        min: 0,
        idleTimeoutMillis: 30_000,
        connectionTimeoutMillis: TURN_MS,
        statement_timeout: STATEMENT_MS,
        options: "-c default_transaction_read_only=on -c jit=off",
      });
      pool.on("error", noted);
      pool.on("connect", (client) => client.on("error", noted));
      return pool;
    };
    this.#pool = poolOf({ max: CONNECTIONS, query_timeout: LOST_MS, lock_timeout: 200 });
    onPool(this.#pool);
    this.#scanPool = poolOf({
      max: 1,
      query_timeout: LOST_MS + REPORTS.statementSeconds * 1000,
      // Nobody waits for a scan.
      lock_timeout: 5000,
    });
  }

  /**
   * Runs reads of one moment. Each statement may take `statementMs`, 5 s by default. Refuses with UNAVAILABLE when it
   * takes longer, or when no connection is free for 5 s.
   */
  async read<Answer>(
    work: (em: EntityManager) => Promise<Answer>,
    { statementMs }: ReadOptions = {},
  ): Promise<Answer> {
    const em = this.#newEm();
    const snapshot = this.open(em);
    try {
      if (statementMs !== undefined) await allowStatements(em, statementMs);
      return await work(em);
    } finally {
      snapshot.end();
    }
  }

  /**
   * Lets an entity manager read here, from one moment, until `end()` of the snapshot is called. Its first statement
   * takes the connection.
   */
  open(em: EntityManager): Snapshot {
    return new Snapshot(em, "query", this.#pool);
  }

  /**
   * Reads all rows of a statement from one moment, however many, without holding more than a page of them: through a
   * cursor, on a connection of its own, one scan at a time. Each page may take `statementMs`, as may the count before.
   */
  async scan<Answer>(
    statement: RawBuilder<unknown>,
    { statementMs, role }: ScanOptions,
    work: (scan: Scan) => Promise<Answer>,
  ): Promise<Answer> {
    const em = this.#newEm();
    const snapshot = new SnapshotDriver(this.#scanPool);
    useDriver(em, snapshot);
    try {
      // A cursor is planned for its first rows otherwise; here all of them are read.
      await snapshot.query(
        `select set_config('statement_timeout', $1, true), set_config('cursor_tuple_fraction', '1', true)`,
        [String(statementMs)],
      );
      if (role !== undefined)
        await row(
          em,
          sql`select set_config('role', rolname, true) from pg_roles
              where rolname = ${role} and pg_has_role(current_user, oid, 'member')`,
        );
      const counted = await row(
        em,
        sql<{ total: number; replayedAt: string | Date | null }>`
          select count(*)::int as total,
            case when pg_is_in_recovery() then pg_last_xact_replay_timestamp() end as "replayedAt"
          from (${statement}) s`,
      );
      await snapshot.query(...declared(em, statement));
      const replayedAt = counted?.replayedAt ?? null;
      let page: Record<string, unknown>[] = [];
      return await work({
        total: counted?.total ?? 0,
        replayedAt: replayedAt === null ? null : new Date(replayedAt),
        next: async (count) => {
          // A connection's answers refer to each other. Once one of them is old, V8 keeps all that follow, with their
          // rows, until its next full collection: a scan took 400 bytes of memory for each of its rows.
          page.length = 0;
          page = (await snapshot.query(`fetch ${count} from scan`, [])).rows;
          return page;
        },
      });
    } finally {
      snapshot.end();
      em.resetTransactionContext();
    }
  }

  async stop(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#scanPool.end()]);
  }
}

function declared(
  em: EntityManager,
  statement: RawBuilder<unknown>,
): [text: string, values: unknown[]] {
  const { text, values } = compiled(em, statement);
  return [`declare scan no scroll cursor for ${text}`, values];
}
