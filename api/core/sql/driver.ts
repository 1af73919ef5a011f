import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import { CompiledQuery, type Kysely } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";

/** What statements are sent to: a pool, a client or a snapshot. */
export interface Driver {
  query(text: string, values: unknown[]): Promise<QueryResult>;
}

/** A statement that returns the client of a connection; nothing is sent to the database. */
export const WHICH_CLIENT = "-- which client is this?";

/** The prefix of a statement that finds rows by their keys: it is prepared outside of transactions, too. */
export const KEYED = "/* keyed */ ";

/**
 * The prefix of a statement that changes nothing, though it may lock rows. If the first statements of a transaction
 * have it, they leave in one packet with its `begin`. All other statements wait for the response to `begin`: behind a
 * `begin` that failed they could not be rolled back.
 */
export const WITHOUT_WRITES = "/* look */ ";

const pools = new WeakMap<object, Pool>();
/** By the transaction context of an entity manager. */
const clients = new WeakMap<object, Driver>();

/**
 * The client of one transaction, until the transaction ends. Every statement sent through it is answered before that
 * end, and none is sent afterwards. When one of several parallel works fails, another may be about to send its next
 * statement, which must not reach a connection that belongs to another transaction by then.
 */
export class ClientOfTransaction implements Driver {
  readonly #client: Driver;
  readonly #open = new Set<Promise<void>>();
  #failure: { reason: unknown } | undefined;
  #isOver = false;

  constructor(client: Driver) {
    this.#client = client;
  }

  query(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.#isOver) return Promise.reject(new Error("the transaction is over"));
    const sent = this.#client.query(text, values);
    const answered = sent.then(
      () => void this.#open.delete(answered),
      (reason: unknown) => {
        this.#open.delete(answered);
        this.#failure ??= { reason };
      },
    );
    this.#open.add(answered);
    return sent;
  }

  /**
   * Accepts no further statement, and waits for the results of all. Returns why the first of them failed, if one did.
   */
  async end(): Promise<{ reason: unknown } | undefined> {
    this.#isOver = true;
    await Promise.all(this.#open);
    return this.#failure;
  }
}

/**
 * The driver of an entity manager: the client of its transaction or snapshot, else the pool. It bypasses Kysely, which
 * copies and freezes each statement and sends one after the other: that costs more than most statements do.
 */
export function driverOf(em: EntityManager): Driver {
  const transaction = em.getTransactionContext<object>();
  if (!transaction) return poolOf(em);
  const direct = clients.get(transaction);
  if (!direct) throw new Error("a transaction that inTransaction() did not begin");
  return direct;
}

/** The pool of an entity manager. */
export function poolOf(em: EntityManager): Pool {
  const pool = pools.get(em.getConnection());
  if (!pool) throw new Error("an entity manager that openOrm() did not open");
  return pool;
}

/** Sends the statements of an entity manager, and those that the ORM generates for it, through this driver. */
export function useDriver(em: EntityManager, way: Driver & Pick<Kysely<unknown>, "executeQuery">) {
  clients.set(way, way);
  em.setTransactionContext(way);
}

/** Sends the statements of an entity manager without a transaction directly to the pool. */
export async function usePool(em: EntityManager): Promise<void> {
  const connection = em.getConnection() as PostgreSqlConnection;
  pools.set(connection, await connection.getNativeClient());
}

/** Sends the statements of a transaction directly to its client. Returns that client. */
export async function useClient(em: EntityManager): Promise<ClientOfTransaction> {
  const transaction = em.getTransactionContext<object>();
  const { rows } = await em.getKysely().executeQuery<PoolClient>(CompiledQuery.raw(WHICH_CLIENT));
  const [client] = rows;
  if (!transaction || !client) throw new Error("a transaction without a client");
  const itsOwn = new ClientOfTransaction(client);
  clients.set(transaction, itsOwn);
  return itsOwn;
}
