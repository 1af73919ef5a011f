import type { EntityManager } from "@mikro-orm/postgresql";
import type { OperationTypeNode } from "graphql";
import type { CompiledQuery } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";
import { poolOf, useDriver, type Driver } from "../sql/driver.ts";

/** Not `begin`, which the pool (api/db/prepared.ts) takes for the transaction of a use case. */
export const TAKE_SNAPSHOT = "start transaction isolation level repeatable read read only";

/**
 * The state of the database at the first statement: one connection in a read-only repeatable-read transaction. It is
 * taken from the pool with that statement, and the transaction's start leaves in one packet with it. Without a
 * statement no connection is taken. An operation that holds a snapshot must not need another connection: twenty of them
 * would wait for each other.
 */
export class SnapshotDriver implements Driver {
  readonly #pool: Pool;
  #client: Promise<PoolClient> | undefined;
  #failure: { reason: unknown } | undefined;
  #isOver = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /**
   * Statements that are sent together leave in one packet. PostgreSQL executes none behind one that fails: they all
   * fail, with the reason of the first as their cause.
   */
  async query(text: string, values: unknown[]): Promise<QueryResult> {
    // Nobody uses this result. It is not rejected, because an unhandled rejection would end the process.
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

  /** Called by the ORM, which takes this for a transaction of Kysely. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery<Row>): Promise<{ rows: Row[] }> {
    const { rows } = await this.query(sql, [...parameters]);
    return { rows: rows as Row[] };
  }

  /** Gives the connection back when all statements are answered. Later statements go to the pool. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#client?.then(giveBack).catch(() => {
      // There is no connection, or it broke and was taken back already: api/db/watchConnections.ts.
    });
  }

  async #take(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    // If this fails, each later statement would read a state of its own, so all of them fail.
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

/** The snapshot that an operation's answer is read from. */
export class Snapshot {
  /** A query has one snapshot from its start to its end, and changes nothing. */
  readonly isOfQuery: boolean;
  readonly #em: EntityManager;
  readonly #pool: Pool;
  #driver: SnapshotDriver | undefined;

  constructor(em: EntityManager, operation: `${OperationTypeNode}`, pool = poolOf(em)) {
    this.#em = em;
    this.#pool = pool;
    this.isOfQuery = operation === "query";
    // What a mutation reads before its transaction is not part of its answer.
    if (operation !== "mutation") this.begin();
  }

  /** Further reads share a new snapshot, which the next statement takes. */
  begin(): void {
    this.#driver?.end();
    this.#driver = new SnapshotDriver(this.#pool);
    useDriver(this.#em, this.#driver);
  }

  /** Further reads share no snapshot, and hold no connection. */
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
 * Lets an operation read its answer from one snapshot, until `end()` is called. For a query and the payload of a
 * subscription this is the whole answer; for a mutation, it is what each of its fields loads after the commit.
 */
export function openSnapshot(ctx: Answering, operation: `${OperationTypeNode}`): Snapshot {
  ctx.snapshot = new Snapshot(ctx.em, operation);
  return ctx.snapshot;
}

/** Runs an operation that reads its answer from one snapshot. */
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
