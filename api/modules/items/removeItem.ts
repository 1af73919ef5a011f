import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { idOf } from "../../core/graphql/ids.ts";
import { lockOwnAvailable } from "./changePrice.ts";
import { publishToSeller, publishUpdated } from "./createItem.ts";
import { Item } from "./item.entity.ts";

/**
 * Takes one of the viewer's items off the market. Afterwards open offers that need it are closed and the TP they hold
 * are released.
 */
export async function removeItem(
  tx: Tx,
  { itemId }: { itemId: string },
): Promise<{ itemId: number }> {
  const id = idOf(itemId, "itemId");
  await lockOwnAvailable(tx, id);
  await tx.em.nativeUpdate(Item, { id }, { status: "removed", updatedAt: tx.now });
  tx.outbox.append("ItemRemoved", { itemId: id, byId: viewerOf(tx).id });
  publishUpdated(tx, id);
  publishToSeller(tx, viewerOf(tx).id);
  return { itemId: id };
}
