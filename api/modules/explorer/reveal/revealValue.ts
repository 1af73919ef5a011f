import { object } from "yup";
import { REVEAL } from "../../../../schema/limits.ts";
import { MASKED_VALUE } from "../../../core/audit/action.ts";
import type { Tx } from "../../../core/context.ts";
import { badField, notFound } from "../../../core/failures.ts";
import { checked, reasonRule } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { catalogOf, type Column, type Table } from "../catalog.ts";
import { columnOf } from "../where.ts";

const revealing = object({ reason: reasonRule(REVEAL.reason) });

/**
 * A masked value as text, null where the row has none. It is read by the market's own role: the explorer's may not.
 * Refuses with BAD_USER_INPUT what is not masked.
 */
export async function revealValue(
  { em }: Tx,
  input: { id: string; reason: string },
): Promise<string | null> {
  checked(revealing, input);
  const [, tableName = "", key, field = ""] = MASKED_VALUE.exec(input.id) ?? [];
  const table = catalogOf(em.getMetadata().getAll().values()).get(tableName);
  if (!table?.rowKey)
    throw badField("id", "id must be the rowKey of a row, a slash and a masked column");
  const column = maskedColumn(table, field);
  const found = await row(
    em,
    sql<{ value: string | null }>`select ${columnOf("t", column)}::text as value
      from ${sql.table(table.name)} as t where ${columnOf("t", table.rowKey)} = ${key}::bigint`,
  );
  if (!found) throw notFound("Row");
  return found.value;
}

function maskedColumn({ name, columns }: Table, field: string): Column {
  const column = columns.find((each) => each.field === field);
  if (!column) throw badField("id", `${name} has no column ${field}`);
  if (!column.isMasked) throw badField("id", `${field} of ${name} is not masked`);
  return column;
}
