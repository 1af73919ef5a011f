import type { EntityManager } from "@mikro-orm/postgresql";
import { minutesAfter } from "../../core/clock.ts";
import { systemContext, type Services, type Tx } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { eraseMember } from "./eraseMember.ts";
import { ErasureEntity } from "./erasure.entities.ts";
import { removePhotos } from "./removePhotos.ts";

/** Longer than any request takes. */
const SWEPT_AFTER_MINUTES = 1;

/**
 * Erases a former member again, because a request that was running at the deletion may have written more, and removes
 * photos that are still there. Returns how much it did.
 */
export async function sweepErasures(services: Services, now: Date): Promise<number> {
  const photos = await removePhotos(services);
  const due = await row(
    services.orm.em.fork() as EntityManager,
    sql<{ id: number }>`
      select user_id as id from erasures
      where swept_at is null and erased_at < ${minutesAfter(now, -SWEPT_AFTER_MINUTES)} order by erased_at limit 1`,
  );
  if (!due) return photos;

  await transact(systemContext(services), sweep, due.id);
  return photos + 1;
}

async function sweep(tx: Tx, memberId: number): Promise<void> {
  await eraseMember(tx, memberId);
  await tx.em.nativeUpdate(ErasureEntity, { user: memberId }, { sweptAt: tx.now });
}
