import type { EntityManager } from "@mikro-orm/postgresql";
import type { RawBuilder } from "kysely";
import type { TrendRange } from "../../core/graphql/enums.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";

/** What is learned from the market and stored in `insight_models`, the newest of each. */
export type InsightMethod =
  | "prices"
  | "taste"
  | "listing-effects"
  | "photos"
  | "market-hours"
  | "price-changes"
  | "demand"
  | "demand-today"
  | "traits"
  | "behavior"
  | "timing"
  | "prediction-records"
  | `trending-${TrendRange}`;

export interface StoredModel {
  /** Of how many facts it is made. */
  facts: number;
  parameters: object;
}

/** Stores what was learned, beside what was learned before. Answers its id. */
export async function storeModel(
  em: EntityManager,
  method: InsightMethod,
  { facts, parameters }: StoredModel,
  now: Date,
): Promise<number> {
  const stored = await row(
    em,
    sql<{ id: number }>`
      insert into insight_models (method, facts, parameters, learned_at)
      values (${method}, ${facts}, ${JSON.stringify(parameters)}::jsonb, ${now}) returning id`,
  );
  return stored?.id ?? 0;
}

/** Deletes what was learned before, with all rows that belong to it. */
export async function deleteOlder(
  em: EntityManager,
  method: InsightMethod,
  id: number,
): Promise<void> {
  await rows(em, sql`delete from insight_models where method = ${method} and id <> ${id}`);
}

/** Replaces what was learned before. Must run in a transaction. */
export async function replaceModel(
  em: EntityManager,
  method: InsightMethod,
  model: StoredModel,
  now: Date,
): Promise<void> {
  await deleteOlder(em, method, await storeModel(em, method, model, now));
}

/** SQL: the id of what was learned last; null before the first time. */
export function newestModel(method: InsightMethod): RawBuilder<number | null> {
  return sql`(select id from insight_models where method = ${method} order by id desc limit 1)`;
}

/** SQL: the parameters of what was learned last; null before the first time. */
export function newestParameters(method: InsightMethod): RawBuilder<unknown> {
  return sql`(select parameters from insight_models where method = ${method} order by id desc limit 1)`;
}

/** When something was learned last; undefined before the first time. */
export async function learnedAt(
  em: EntityManager,
  method: InsightMethod,
): Promise<Date | undefined> {
  const last = await row(
    em,
    sql<Stored<{ at: Date }>>`
      select learned_at as at from insight_models where method = ${method} order by id desc limit 1`,
  );
  return last && new Date(last.at);
}
