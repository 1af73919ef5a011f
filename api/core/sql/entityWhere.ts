import { ReferenceKind, type EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql, type RawBuilder } from "kysely";
import { keyedRow } from "./sql.ts";

const OWN: ReadonlySet<ReferenceKind> = new Set([
  ReferenceKind.SCALAR,
  ReferenceKind.MANY_TO_ONE,
  ReferenceKind.ONE_TO_ONE,
  ReferenceKind.EMBEDDED,
]);

/** The columns of an entity in a statement. */
interface Columns {
  /** Each column's name, and its alias in the result. */
  names: readonly (readonly [name: string, inAnswer: string])[];
  selected: RawBuilder<unknown>;
}

/** By the ORM's metadata of the entity, then by table alias. */
const known = new WeakMap<object, Map<string, Columns>>();

function columnsOf(em: EntityManager, entity: EntityClass<object>, alias: string): Columns {
  const meta = em.getMetadata(entity);
  const byAlias = known.get(meta) ?? new Map<string, Columns>();
  known.set(meta, byAlias);
  const before = byAlias.get(alias);
  if (before) return before;
  const own = meta.props
    .filter(({ kind, persist, lazy }) => OWN.has(kind) && persist !== false && !lazy)
    .flatMap(({ fieldNames }) => fieldNames);
  const inAnswer = (name: string) => `${alias}_${name}`;
  const columns = {
    names: own.map((name) => [name, inAnswer(name)] as const),
    selected: sql.raw(own.map((name) => `${alias}.${name} as ${inAnswer(name)}`).join(", ")),
  };
  byAlias.set(alias, columns);
  return columns;
}

/**
 * One entity that meets a condition on its table `t`. Like findOne(), but that statement is generated and planned each
 * time; this one is planned once per connection.
 */
export async function entityWhere<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: RawBuilder<unknown>,
): Promise<Entity | undefined> {
  const table = sql.raw(em.getMetadata(entity).tableName);
  const found = await entitiesBeside(em, {
    entities: { t: entity },
    from: sql`${table} t where ${where}`,
  });
  return found?.entities.t;
}

interface Wanted<Classes, Row> {
  /** By table alias. */
  entities: Classes;
  /** Further columns. None may be named like the column of an entity in the result, which is `<alias>_<column>`. */
  columns?: RawBuilder<Row>;
  /** What follows `from`: the tables, and the condition for the row. */
  from: RawBuilder<unknown>;
}

type Classes = Record<string, EntityClass<object>>;
type Entities<Known extends Classes> = {
  [Name in keyof Known]: Known[Name] extends EntityClass<infer Entity> ? Entity : never;
};

/** Reads related entities and further columns with one statement. The entities are then in the identity map of `em`. */
export async function entitiesBeside<Known extends Classes, Row extends object = object>(
  em: EntityManager,
  { entities, columns, from }: Wanted<Known, Row>,
): Promise<{ row: Row; entities: Entities<Known> } | undefined> {
  const each = Object.entries(entities).map(([alias, entity]) => ({
    alias,
    entity,
    ...columnsOf(em, entity, alias),
  }));
  const selected = each.map((one) => one.selected);
  const row = await keyedRow<Record<string, unknown>>(
    em,
    sql`select ${sql.join(columns ? [...selected, columns] : selected)} from ${from}`,
  );
  if (!row) return undefined;
  const kept = each.map(({ alias, entity, names }) => {
    const its: Record<string, unknown> = {};
    for (const [name, inAnswer] of names) its[name] = row[inAnswer];
    return [alias, em.map(entity, its as never)] as const;
  });
  return { row: row as Row, entities: Object.fromEntries(kept) as Entities<Known> };
}
