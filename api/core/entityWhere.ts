import { ReferenceKind, type EntityClass, type EntityMetadata } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql, type RawBuilder } from "kysely";
import { keyedRow } from "./sql.ts";

const OWN: ReadonlySet<ReferenceKind> = new Set([
  ReferenceKind.SCALAR,
  ReferenceKind.MANY_TO_ONE,
  ReferenceKind.ONE_TO_ONE,
  ReferenceKind.EMBEDDED,
]);

/** Of each entity, by what the ORM knows of it. */
const columns = new WeakMap<object, string>();

function columnsOf(meta: EntityMetadata): string {
  const known = columns.get(meta);
  if (known !== undefined) return known;
  const own = meta.props.filter(
    ({ kind, persist, lazy }) => OWN.has(kind) && persist !== false && !lazy,
  );
  const text = own
    .flatMap(({ fieldNames, type }) => fieldNames.map((name) => read(name, type)))
    .join(", ");
  columns.set(meta, text);
  return text;
}

/** As the ORM reads it: PostgreSQL's decimals would come as texts. */
function read(name: string, type: string): string {
  return type === "float" ? `t.${name}::float8 as ${name}` : `t.${name}`;
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
  const meta = em.getMetadata(entity);
  const [selected, table] = [sql.raw(columnsOf(meta as EntityMetadata)), sql.raw(meta.tableName)];
  const row = await keyedRow<Record<string, unknown>>(
    em,
    sql`select ${selected} from ${table} t where ${where}`,
  );
  return row && (em.map(entity, row as never) as Entity);
}
