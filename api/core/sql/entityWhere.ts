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

/** What is read of an entity in a statement. */
interface Columns {
  /** As the ORM calls them, and as the answer does. */
  names: readonly (readonly [name: string, inAnswer: string])[];
  selected: RawBuilder<unknown>;
}

/** Of each entity by what the ORM knows of it, then by the name it stands under. */
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
 * One entity, where the condition on its table `t` holds. As findOne(), whose statement is written and planned anew
 * each time; this one is planned once a connection.
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
  /** By the names that their tables stand under. */
  entities: Classes;
  /** What else is read, none of it named as an entity's column in the answer: that is `<name>_<column>`. */
  columns?: RawBuilder<Row>;
  /** The tables, and which row. */
  from: RawBuilder<unknown>;
}

type Classes = Record<string, EntityClass<object>>;
type Entities<Known extends Classes> = {
  [Name in keyof Known]: Known[Name] extends EntityClass<infer Entity> ? Entity : never;
};

/** Entities that belong together and what else is asked of them, by one statement; `em` knows them from then on. */
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
