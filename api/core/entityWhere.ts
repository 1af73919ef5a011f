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

/**
 * One entity, where the condition on its table `t` holds. As findOne(), whose statement is written and planned anew
 * each time; this one is planned once a connection.
 */
export async function entityWhere<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: RawBuilder<unknown>,
): Promise<Entity | undefined> {
  const { tableName, props } = em.getMetadata(entity);
  const columns = props.flatMap(({ kind, persist, fieldNames }) =>
    OWN.has(kind) && persist !== false && fieldNames ? fieldNames : [],
  );
  const row = await keyedRow(
    em,
    sql<
      Record<string, unknown>
    >`select ${sql.raw(columns.map((name) => `t.${name}`).join(", "))} from ${sql.raw(tableName)} t where ${where}`,
  );
  return row && (em.map(entity, row as never) as Entity);
}
