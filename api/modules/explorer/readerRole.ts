import type { EntityManager } from "@mikro-orm/postgresql";
import { READER_ROLE } from "../../core/sql/readerRole.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { Table } from "./catalog.ts";

/**
 * Makes the role, if the database's owner may make one, and grants it exactly the columns that are shown. Without it
 * the explorer reads as the owner: docs/operations.md has the statements for whoever administers the database.
 */
export async function grantReads(em: EntityManager, tables: Iterable<Table>): Promise<void> {
  await em.execute(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = '${READER_ROLE}') then
        create role ${READER_ROLE} nologin;
      end if;
      if not pg_has_role(current_user, '${READER_ROLE}', 'member') then
        grant ${READER_ROLE} to current_user;
      end if;
    exception
      -- A server of another database in the same cluster may make it at the same moment.
      when insufficient_privilege or duplicate_object or unique_violation then null;
    end
    $$`);
  const [role] = await em.execute<{ is_ours: boolean }[]>(
    `select pg_has_role(current_user, oid, 'member') as is_ours
      from pg_roles where rolname = '${READER_ROLE}'`,
  );
  if (!role?.is_ours) return;

  const wanted = new Set(
    [...tables].flatMap(({ name, columns }) =>
      columns.flatMap((column) => (column.isMasked ? [] : [`${name}.${column.name}`])),
    ),
  );
  const found = await em.execute<{ table: string; column: string; may_read: boolean }[]>(
    `select c.relname as "table", a.attname as "column",
        has_column_privilege('${READER_ROLE}', c.oid, a.attnum, 'select') as may_read
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped`,
  );
  const changes = found.filter(
    ({ table, column, may_read }) => wanted.has(`${table}.${column}`) !== may_read,
  );
  const quoted = (name: string) => em.getPlatform().quoteIdentifier(name);
  const grants = [
    ...Map.groupBy(changes, ({ table, may_read }) => `${may_read} ${table}`).values(),
  ].map((columns) => {
    const names = columns.map(({ column }) => quoted(column)).join(", ");
    const on = quoted(columns[0]?.table ?? "");
    return columns[0]?.may_read
      ? `revoke select (${names}) on ${on} from ${READER_ROLE}`
      : `grant select (${names}) on ${on} to ${READER_ROLE}`;
  });
  if (grants.length > 0) await em.execute(grants.join("; "));
}

/** Whether this connection's user may take the role. */
export async function hasReaderRole(em: EntityManager): Promise<boolean> {
  const found = await row<{ isMember: boolean }>(
    em,
    sql`select coalesce(bool_or(pg_has_role(current_user, oid, 'member')), false) as "isMember"
      from pg_roles where rolname = ${READER_ROLE}`,
  );
  return found?.isMember === true;
}
