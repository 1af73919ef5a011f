import type { EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";
import { CompiledQuery, type Kysely } from "kysely";
import type { Pool, PoolClient, QueryResult } from "pg";

/** What takes a statement. */
export interface Driver {
  query(text: string, values: unknown[]): Promise<QueryResult>;
}

/** Asked of a connection, it answers its client and sends nothing. */
export const WHICH_CLIENT = "-- which client is this?";

/** Begins a statement that finds rows by their keys: it is prepared outside of transactions, too. */
export const KEYED = "/* keyed */ ";

/**
 * Begins a statement that changes nothing, though it may lock: the first of a transaction leave in one packet with its
 * `begin`. All others wait until that is answered: behind a `begin` that failed they could not be undone.
 */
export const WITHOUT_WRITES = "/* look */ ";

const pools = new WeakMap<object, Pool>();
/** By the transaction that an entity manager is in. */
const clients = new WeakMap<object, Driver>();

/**
 * The client of one transaction, until that ends. What was sent through it is answered before that, and nothing is sent
 * afterwards: of statements that were asked together one may fail while another is about to ask for more, which must not
 * happen on a connection that belongs to somebody else by then.
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

  /** Takes no further statement, and waits for the answers to all. Answers why the first of them failed, if one did. */
  async end(): Promise<{ reason: unknown } | undefined> {
    this.#isOver = true;
    await Promise.all(this.#open);
    return this.#failure;
  }
}

/**
 * The driver below an entity manager: the client of its transaction or snapshot, else the pool. Kysely copies and freezes each
 * statement and sends one after the other, which costs more than most statements do.
 */
export function driverOf(em: EntityManager): Driver {
  const transaction = em.getTransactionContext<object>();
  if (!transaction) return poolOf(em);
  const direct = clients.get(transaction);
  if (!direct) throw new Error("a transaction that inTransaction() did not begin");
  return direct;
}

/** The pool below an entity manager. */
export function poolOf(em: EntityManager): Pool {
  const pool = pools.get(em.getConnection());
  if (!pool) throw new Error("an entity manager that openOrm() did not open");
  return pool;
}

/** Lets the statements of an entity manager go this way, and those that the ORM writes for it. */
export function useDriver(em: EntityManager, way: Driver & Pick<Kysely<unknown>, "executeQuery">) {
  clients.set(way, way);
  em.setTransactionContext(way);
}

/** Lets the statements of an entity manager without a transaction go straight to the pool. */
export async function usePool(em: EntityManager): Promise<void> {
  const connection = em.getConnection() as PostgreSqlConnection;
  pools.set(connection, await connection.getNativeClient());
}

/** Lets the statements of a transaction go straight to its client, which it answers. */
export async function useClient(em: EntityManager): Promise<ClientOfTransaction> {
  const transaction = em.getTransactionContext<object>();
  const { rows } = await em.getKysely().executeQuery<PoolClient>(CompiledQuery.raw(WHICH_CLIENT));
  const [client] = rows;
  if (!transaction || !client) throw new Error("a transaction without a client");
  const itsOwn = new ClientOfTransaction(client);
  clients.set(transaction, itsOwn);
  return itsOwn;
}
