import { viewerOf } from "../../core/access/viewer.ts";
import type { Context, Tx } from "../../core/context.ts";
import { badField, Refused } from "../../core/failures.ts";
import { insertOrIgnore } from "../../core/sql/insertOrIgnore.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { confirmPassword } from "../accounts/index.ts";
import { eraseMember } from "./eraseMember.ts";
import { ErasureEntity } from "./erasure.entities.ts";
import { deletionPreviewOf } from "./readPreview.ts";
import { removePhotos } from "./removePhotos.ts";

/**
 * Deletes the viewer's account in one transaction: closes what is open, erases personal data, and keeps what belongs to
 * others under the name of a former member. Refuses with BAD_USER_INPUT for a wrong password, with ORDERS_IN_PROGRESS
 * while somebody waits for goods or TP, and with DISPUTES_OPEN. Source: C43
 */
export async function deleteAccount(ctx: Context, password: string): Promise<boolean> {
  if (password === "") throw badField("password", "Password is required");
  const hash = await confirmPassword(ctx, "password", password);

  await transact(ctx, deleteViewer, hash);

  // Photos that are left are removed by the next sweep, at most a minute later.
  await removePhotos(ctx.services).catch((error: unknown) =>
    ctx.services.log.warn({ err: error }, "photos of a former member are still there"),
  );
  return true;
}

async function deleteViewer(tx: Tx, hash: string): Promise<void> {
  const { id } = viewerOf(tx);
  const member = await row(
    tx.em,
    sql`select 1 from users where id = ${id} and password = ${hash} and is_active for no key update`,
  );
  if (!member) throw badField("password", "This is not your password");
  await refuseOpenOrders(tx, id);

  await eraseMember(tx, id);
  await insertOrIgnore(tx.em, ErasureEntity, { user: id, erasedAt: tx.now });
}

async function refuseOpenOrders(tx: Tx, id: number): Promise<void> {
  const { openOrders, openDisputes } = await deletionPreviewOf(tx.em, id);
  if (openDisputes > 0)
    throw new Refused("DISPUTES_OPEN", "A dispute of yours is open. It has to end first", {
      details: { openDisputes },
    });
  if (openOrders === 0) return;
  const are = openOrders === 1 ? "One order is" : `${openOrders} orders are`;
  throw new Refused("ORDERS_IN_PROGRESS", `${are} under way. Finish or cancel first`, {
    details: { openOrders },
  });
}
