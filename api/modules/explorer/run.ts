import DataLoader from "dataloader";
import { GraphQLError, responsePathAsArray, type GraphQLResolveInfo } from "graphql";
import type { RawBuilder } from "kysely";
import { TABLES_READ } from "../../../schema/limits.ts";
import type { Context } from "../../core/context.ts";
import { READER_ROLE } from "../../core/sql/readerRole.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { sqlState } from "../../core/sql/sqlState.ts";
import { allowStatements } from "../../core/sql/statementTime.ts";
import { hasReaderRole } from "./readerRole.ts";
import type { FoundRow } from "./statements.ts";

/** One statement of a run: the field it was for, its rows, and how long it took with its way, in ms. */
export interface Ran {
  field: string;
  rows: number;
  ms: number;
  /** PostgreSQL's plan with what it did, as `explain (analyze, buffers, format json)` writes it. */
  plan?: unknown;
}

/** A field of the market, which reads by itself, and how long it took, in ms. */
export interface TimedField {
  field: string;
  ms: number;
}

const FIELDS_MAX = 50;

/** Where an answer has less than was asked for: the field, and the limit that was reached. */
export interface Cut {
  field: string;
  limit: string;
}

/** The rows of a statement, and whether there were more than the answer may have. */
export interface Found {
  rows: FoundRow[];
  isCut: boolean;
}

/** The statements of one answer: what they may read, what they have read, and what was left out. */
export class Run {
  bytes = 0;
  rows = 0;
  readonly ran: Ran[] = [];
  readonly cut: Cut[] = [];
  readonly #spans = new Map<string, { from: number; to: number }>();
  readonly #ctx: Context;
  /** Whether the statements have a role of their own; asked with the first of them. */
  #hasRole: Promise<boolean> | undefined;
  #role: string | null = null;
  readonly #begun = performance.now();
  #last: Promise<unknown> = Promise.resolve();
  readonly #loaders = new Map<string, DataLoader<unknown, unknown>>();

  /** Each statement runs once more for its plan, where it is to be analyzed. */
  readonly #isAnalyzed: boolean;

  constructor(ctx: Context, isAnalyzed: boolean) {
    this.#ctx = ctx;
    this.#isAnalyzed = isAnalyzed;
  }

  /** How many more rows the answer may have. */
  get rowsLeft(): number {
    return TABLES_READ.rows - this.rows;
  }

  /**
   * The rows of a statement, read as the explorer's own role. What is more than the answer may have is left out and
   * noted. Refuses with QUERY_TOO_COMPLEX what takes too long. Statements run one after the other, so that each has only
   * the time that is left; after one that failed, none does.
   */
  read(field: string, statement: RawBuilder<FoundRow>): Promise<Found> {
    const found = this.#last.then(() => this.#readNow(field, statement));
    this.#last = found;
    // Each field gets its own failure.
    found.catch(() => {});
    return found;
  }

  async #readNow(field: string, statement: RawBuilder<FoundRow>): Promise<Found> {
    const begun = performance.now();
    const found = await this.#timely(field, statement);
    const rows = this.#within(field, found);
    const ms = Math.round(performance.now() - begun);
    const plan = this.#isAnalyzed ? { plan: await this.#analyze(field, statement) } : {};
    this.ran.push({ field, rows: rows.length, ms, ...plan });
    return { rows, isCut: rows.length < found.length };
  }

  async #timely<Row>(field: string, statement: RawBuilder<Row>): Promise<Row[]> {
    const left = Math.ceil(TABLES_READ.runMs - (performance.now() - this.#begun));
    if (left <= 0) throw tooLong(field, TABLES_READ.runMs);
    const isLast = left < TABLES_READ.statementMs;
    if (isLast) await allowStatements(this.#ctx.em, left);
    return this.asRole(statement).catch((error: unknown) => {
      if (sqlState(error) !== "57014") throw error;
      throw tooLong(field, isLast ? TABLES_READ.runMs : TABLES_READ.statementMs);
    });
  }

  async #analyze(field: string, statement: RawBuilder<unknown>): Promise<unknown> {
    const [found] = await this.#timely(
      field,
      sql<{
        "QUERY PLAN": [{ Plan: unknown }];
      }>`${sql.raw("explain (analyze, buffers, format json)")} ${statement}`,
    );
    return found?.["QUERY PLAN"][0].Plan;
  }

  /**
   * What the answer took, as its `extensions.run`; `role` is null where the database has none for the explorer, and where
   * nothing was read from tables.
   */
  report() {
    return {
      statements: this.ran,
      fields: this.#fields(),
      rows: this.rows,
      bytes: this.bytes,
      ms: Math.round(performance.now() - this.#begun),
      cut: this.cut,
      role: this.#role,
    };
  }

  /**
   * Notes that a field of the market was resolved. The rows of a level are resolved side by side: it is timed from the
   * first one's begin to the last one's end.
   */
  noteField(field: string, from: number): void {
    const to = performance.now();
    const span = this.#spans.get(field);
    this.#spans.set(field, { from: Math.min(span?.from ?? from, from), to });
  }

  /** The fields of the market that took a millisecond or more, the slowest first. */
  #fields(): TimedField[] {
    return [...this.#spans]
      .map(([field, { from, to }]) => ({ field, ms: Math.round(to - from) }))
      .filter(({ ms }) => ms > 0)
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, FIELDS_MAX);
  }

  /** Answers for many rows of one level by one statement: `load` gets the keys of all of them. */
  batched<Value>(
    field: string,
    key: unknown,
    load: (keys: readonly unknown[]) => Promise<Map<unknown, Value>>,
    absent: Value,
  ): Promise<Value> {
    const known = this.#loaders.get(field) as DataLoader<unknown, Value> | undefined;
    const loader =
      known ??
      new DataLoader<unknown, Value>(
        async (keys) => {
          const found = await load(keys);
          return keys.map((each) => found.get(each) ?? absent);
        },
        { maxBatchSize: Infinity },
      );
    this.#loaders.set(field, loader as DataLoader<unknown, unknown>);
    return loader.load(key);
  }

  /** Notes that a field's answer has less than was asked for. */
  noteCut(field: string, limit: string): void {
    this.cut.push({ field, limit });
  }

  /**
   * The rows of a statement in the role of the explorer. It is of this statement alone: fields of the market are read by
   * the market's own.
   */
  async asRole<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    const { em } = this.#ctx;
    if (!(await (this.#hasRole ??= hasReaderRole(em)))) return rows(em, statement);
    this.#role = READER_ROLE;
    const [, found] = await Promise.all([
      rows(em, sql.raw(`set local role ${READER_ROLE}`)),
      rows(em, statement),
      rows(em, sql`reset role`),
    ]);
    return found;
  }

  #within(field: string, found: FoundRow[]): FoundRow[] {
    const most = this.rowsLeft;
    let kept = 0;
    for (const row of found) {
      const bytes = JSON.stringify(row).length;
      if (kept === most || this.bytes + bytes > TABLES_READ.bytes) break;
      this.bytes += bytes;
      kept++;
    }
    this.rows += kept;
    if (kept === found.length) return found;
    this.noteCut(
      field,
      kept === most ? `${TABLES_READ.rows} rows` : `${TABLES_READ.bytes >> 20} MB`,
    );
    return found.slice(0, kept);
  }
}

const runs = new WeakMap<Context, Run>();

/** Begins the run of a request; its fields find it by `runOf`. */
export function beginRun(ctx: Context, isAnalyzed: boolean): Run {
  const run = new Run(ctx, isAnalyzed);
  runs.set(ctx, run);
  return run;
}

export function runOf(ctx: Context): Run {
  const run = runs.get(ctx);
  if (!run) throw new Error("tables are read in a run only");
  return run;
}

/** The place of a field in the answer without the numbers of rows: `tables.offers.nodes.seller`. */
export function fieldOf({ path }: GraphQLResolveInfo): string {
  return responsePathAsArray(path)
    .filter((key) => typeof key === "string")
    .join(".");
}

function tooLong(field: string, ms: number): GraphQLError {
  return new GraphQLError(
    `${field} takes longer than ${ms / 1000} seconds. Ask for less by a narrower condition, or for rows that an index finds`,
    { extensions: { code: "QUERY_TOO_COMPLEX" } },
  );
}
