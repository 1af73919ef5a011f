import { rows, sql } from "../../core/sql/sql.ts";
import type { Stage } from "./stage.ts";

/** The item that the page of the exchange demo leads to. Source: S1 §2 "/buy/75" */
export const DOCUMENTED_ITEM = 75;

/** Lets the next item get this id, whatever was listed before. */
export async function nextItemIs({ em }: Stage, id: number): Promise<void> {
  await rows(em, sql`select setval(pg_get_serial_sequence('items', 'id'), ${id}::int, false)`);
}

/** Lets the next item get an id above all others. */
export async function countOnItems({ em }: Stage): Promise<void> {
  await rows(
    em,
    sql`select setval(pg_get_serial_sequence('items', 'id'), (select max(id) from items))`,
  );
}
