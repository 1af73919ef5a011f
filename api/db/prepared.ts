import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import type { Pool, PoolClient } from "pg";
import { KEYED, WHICH_CLIENT } from "../core/sql/driver.ts";
import { TAKE_SNAPSHOT } from "../core/transactions/snapshot.ts";
import { DeferredBegin } from "./deferredBegin.ts";

/** At most this many statements are prepared; all others are planned at each execution. */
const PREPARED_MAX = 300;

/** The statements that begin and end a transaction, as the ORM writes them. */
const BEGIN = /^begin\b/i;
const END = /^(commit|rollback)\s*;?$/i;
/** Not prepared: a statement with `*` would fail once a migration adds a column. */
const ANY_COLUMNS = /\.\*|select \*/i;

/** Transactions find rows by their keys, where one plan fits every value and need not be made again. */
const ONE_PLAN = "set local plan_cache_mode = force_generic_plan";

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

interface Wire {
  connection: { stream: Writable };
}

/**
 * Pipelines and prepares the statements of transactions. Use cases run the same statements again and again, and
 * planning them each time costs more than running them. Lists are not prepared: they are read in snapshots or outside
 * of transactions, and their plans depend on the values.
 */
export function prepareInTransactions(pool: Pool): void {
  const names = new Map<string, string>();
  pool.on("connect", (client: PoolClient) => {
    // Looked up at each call: instrumentation of the driver replaces the method of the class.
    const { prototype } = client.constructor as unknown as { prototype: { query: Query } };
    const query: Query = (...given) => Reflect.apply(prototype.query, client, given);
    const gather = corkedWrites(client as unknown as Wire);
    /** The `begin` of the transaction that the connection is in. */
    let beginning: DeferredBegin | undefined;
    let isSnapshot = false;
    const prepared: Query = (text, values, ...rest) => {
      if (text === WHICH_CLIENT) return Promise.resolve({ command: "SELECT", rows: [client] });
      if (typeof text !== "string") return query(text, values, ...rest);
      if (BEGIN.test(text)) {
        gather();
        beginning = new DeferredBegin(query(`${text}; ${ONE_PLAN}`) as Promise<unknown>);
        return Promise.resolve({ command: "BEGIN", rows: [] });
      }
      if (text === TAKE_SNAPSHOT) isSnapshot = true;
      if (END.test(text)) {
        beginning?.end();
        beginning = undefined;
        isSnapshot = false;
      } else if (beginning || isSnapshot) {
        const held = beginning?.deferred(text, () => prepared(text, values, ...rest));
        if (held) return held;
        gather();
      }
      const isKeyed = (beginning || text.startsWith(KEYED)) && Array.isArray(values);
      const name = isKeyed && values.length > 0 ? nameOf(text, names) : undefined;
      return name === undefined
        ? query(text, values, ...rest)
        : query({ name, text, values }, ...rest);
    };
    // Without the pipeline each statement costs a round trip. A failed statement fails those behind it either way.
    Object.assign(client, { query: prepared, pipeline: true });
  });
}

/**
 * Corks the socket so that the statements of one event-loop turn share a packet: a packet costs more than a statement.
 */
function corkedWrites({ connection }: Wire): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    const { stream } = connection;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= PREPARED_MAX || ANY_COLUMNS.test(text)) return undefined;
  const name = `tx_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
  names.set(text, name);
  return name;
}
