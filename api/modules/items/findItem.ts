import type { Context } from "../../core/context.ts";
import { row, rows, sql, type Stored } from "../../core/sql/sql.ts";
import { itemColumns, itemJoins, toItem, type ItemRow } from "./item.rows.ts";
import { openTo, visibleTo } from "./visibility.ts";

/** Items by their ids, those that the viewer may see, in one statement. */
export async function findItemsById(
  ctx: Context,
  ids: readonly number[],
): Promise<Map<number, ItemRow>> {
  const found = await rows<Stored<ItemRow>>(
    ctx.em,
    sql`select ${itemColumns} from items i ${itemJoins}
        where i.id = any(${[...ids]}) and ${visibleTo(ctx)}`,
  );
  return new Map(found.map((item) => [item.id, toItem(item)]));
}

/** An item that was removed from the market, for viewers who could see it before. */
export async function findRemoved(ctx: Context, id: number): Promise<ItemRow | undefined> {
  const found = await row<Stored<ItemRow>>(
    ctx.em,
    sql`select ${itemColumns} from items i ${itemJoins}
        where i.id = ${id} and i.status = 'removed' and ${openTo(ctx)}`,
  );
  return found && toItem(found);
}

/** One item, if the viewer may see it. */
export async function findItem(ctx: Context, id: number): Promise<ItemRow | undefined> {
  const found = await row<Stored<ItemRow>>(
    ctx.em,
    sql`select ${itemColumns} from items i ${itemJoins}
        where i.id = ${id} and ${visibleTo(ctx)}`,
  );
  return found && toItem(found);
}
