import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import type { Pool, PoolClient } from "pg";
import { KEYED, WHICH_CLIENT } from "../core/sql/driver.ts";
import { TAKE_SNAPSHOT } from "../core/transactions/snapshot.ts";
import { DeferredBegin } from "./deferredBegin.ts";

/** Each connection keeps what it prepared: no more of it than this, and the rest is planned each time anew. */
const PREPARED_MAX = 300;

/** What begins and ends a transaction, as the ORM writes it. */
const BEGIN = /^begin\b/i;
const END = /^(commit|rollback)\s*;?$/i;
/** A statement that answers whatever columns there are would break when a migration adds one. */
const ANY_COLUMNS = /\.\*|select \*/i;

/** Inside a transaction rows are found by their keys, where one plan is good for every value: none is made anew. */
const ONE_PLAN = "set local plan_cache_mode = force_generic_plan";

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

interface Wire {
  connection: { stream: Writable };
}

/**
 * Sends the statements that a transaction asks together in one go, and prepares them. Use cases run the same ones again
 * and again; planning them each time costs more than running them. Lists are read in snapshots or for themselves, and
 * their plans depend on the values.
 */
export function prepareInTransactions(pool: Pool): void {
  const names = new Map<string, string>();
  pool.on("connect", (client: PoolClient) => {
    // Found anew each time: what watches the driver replaces the function of the class.
    const { prototype } = client.constructor as unknown as { prototype: { query: Query } };
    const query: Query = (...given) => Reflect.apply(prototype.query, client, given);
    const gather = gatheredWrites(client as unknown as Wire);
    /** Of the transaction that the connection is in. */
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
        const held = beginning?.holds(text, () => prepared(text, values, ...rest));
        if (held) return held;
        gather();
      }
      const isKeyed = (beginning || text.startsWith(KEYED)) && Array.isArray(values);
      const name = isKeyed && values.length > 0 ? nameOf(text, names) : undefined;
      return name === undefined
        ? query(text, values, ...rest)
        : query({ name, text, values }, ...rest);
    };
    // One by one would be a round trip each; a statement that fails takes those behind it with it either way.
    Object.assign(client, { query: prepared, pipeline: true });
  });
}

/** What is asked in one turn leaves as one packet: each of its own costs more than the statement in it. */
function gatheredWrites({ connection }: Wire): () => void {
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
