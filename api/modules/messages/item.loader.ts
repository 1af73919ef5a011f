import type { Context } from "../../core/context.ts";
import { batched } from "../../core/graphql/loaders.ts";
import { rows, sql, type Stored } from "../../core/sql/sql.ts";
import { itemColumns, itemJoins, openTo, toItem, type ItemRow } from "../items/index.ts";
import type { Message } from "./message.entity.ts";

/**
 * The item that a message is about, whatever its status; all of a request in one statement. The sides of an offer or an
 * order always see its item; in other messages a circle's item is visible only to the members of the circle.
 */
export function itemOfMessage(
  ctx: Context,
  { item, offer, orderPartId }: Message,
): Promise<unknown> | null {
  if (item === null) return null;
  if (offer !== null || orderPartId !== null) return item.loadOrFail({ dataloader: true });
  return batched<number, ItemRow | null>(
    ctx,
    "items of messages",
    async (ids) => {
      const found = await rows(
        ctx.em,
        sql<Stored<ItemRow>>`select ${itemColumns} from items i ${itemJoins}
          where i.id = any(${[...ids]}) and ${openTo(ctx)}`,
      );
      return new Map(found.map((each) => [each.id, toItem(each)]));
    },
    null,
  ).load(item.id);
}
