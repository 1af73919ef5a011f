import type { EntityManager } from "@mikro-orm/postgresql";
import type { OperationTypeNode } from "graphql";
import type { CompiledQuery } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { poolOf, useDriver, type Driver } from "../sql/driver.ts";

/** Not `begin`, which the driver below takes for the transaction of a use case. */
export const TAKE_SNAPSHOT = "start transaction isolation level repeatable read read only";

/**
 * What the database was at one moment, that of the first statement: one connection in a read-only repeatable-read
 * transaction. It is taken from the pool with that statement and leaves in one packet with it; where nothing is read
 * there is none. Who holds it must need no other connection: twenty who do would wait for each other.
 */
class SnapshotDriver implements Driver {
  readonly #pool: Pool;
  #client: Promise<PoolClient> | undefined;
  #failure: { reason: unknown } | undefined;
  #isOver = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Statements that are asked together leave together. Of one that fails PostgreSQL answers none behind it: they all
   * fail, with the reason of the first as their cause.
   */
  async query(text: string, values: unknown[]): Promise<QueryResult> {
    // It is answered to nobody. A failure that nobody waits for would end the process.
    if (this.#isOver) return this.#pool.query(text, values);
    try {
      const client = await (this.#client ??= this.#take());
      const result = await client.query(text, values);
      if (!this.#failure) return result;
    } catch (reason) {
      this.#failure ??= { reason };
    }
    throw new Error("the snapshot cannot be read", { cause: this.#failure.reason });
  }

  /** How the ORM asks, which takes it for a transaction of kysely's. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<{ rows: Row[] }> {
    const { rows } = await this.query(sql, [...parameters]);
    return { rows: rows as Row[] };
  }

  /** Gives the connection back when what was asked is answered. What is asked late goes its own way. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#client?.then(giveBack).catch(() => {
      // There is none, or it broke and was taken back already: api/db/watchConnections.ts.
    });
  }

  async #take(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    // Behind one that failed each statement would be of a moment of its own.
    client.query(TAKE_SNAPSHOT).catch((reason: unknown) => {
      this.#failure ??= { reason };
    });
    return client;
  }
}

async function giveBack(client: PoolClient): Promise<void> {
  try {
    await client.query("commit");
  } catch {
    return client.release(true);
  }
  client.release();
}

/** From when on what is read for an answer is of one moment. */
export class Snapshot {
  /** A query has one moment from its begin to its end, and changes nothing. */
  readonly isOfQuery: boolean;
  readonly #em: EntityManager;
  #driver: SnapshotDriver | undefined;

  constructor(em: EntityManager, operation: `${OperationTypeNode}`) {
    this.#em = em;
    this.isOfQuery = operation === "query";
    // What a mutation reads before its transaction is not answered.
    if (operation !== "mutation") this.begin();
  }

  /** What is read from now on is of the moment of the next statement. */
  begin(): void {
    this.#driver?.end();
    this.#driver = new SnapshotDriver(poolOf(this.#em));
    useDriver(this.#em, this.#driver);
  }

  /** What is read from now on is of no moment in common, and holds no connection. */
  end(): void {
    this.#driver?.end();
    this.#em.resetTransactionContext();
  }
}

interface Answering {
  em: EntityManager;
  snapshot?: Snapshot;
}

/**
 * From now on what an operation answers is of one moment, until `end()` is called: of a query and of the payload of a
 * subscription all of it, of a mutation what each of its fields loads after the commit.
 */
export function openSnapshot(ctx: Answering, operation: `${OperationTypeNode}`): Snapshot {
  ctx.snapshot = new Snapshot(ctx.em, operation);
  return ctx.snapshot;
}

/** Runs an operation and answers what it read at one moment. */
export async function withSnapshot<Answer>(
  ctx: Answering,
  operation: `${OperationTypeNode}`,
  work: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const snapshot = openSnapshot(ctx, operation);
  try {
    return await work();
  } finally {
    snapshot.end();
  }
}
