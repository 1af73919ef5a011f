import type { EntityManager } from "@mikro-orm/postgresql";
import { newContext, type Services, type Tx } from "../../core/context.ts";
import { rows, sql } from "../../core/sql.ts";
import { transact } from "../../core/transact.ts";
import { freeAndClose } from "./closeOffers.ts";
import { lockOpenOffers } from "./offer.rows.ts";
import { notifyOf } from "./offer.words.ts";

const AT_ONCE = 20;

/** Closes offers that nobody answered in 48 h, each in a transaction of its own. Answers how many. Source: C21 */
export async function expireOffers(services: Services, now: Date): Promise<number> {
  const due = await rows<{ id: number }>(
    services.orm.em.fork() as EntityManager,
    sql`select id from offers where state = 'pending' and deadline <= ${now} order by deadline limit ${AT_ONCE}`,
  );
  let expired = 0;
  for (const { id } of due) {
    const done = await transact(
      newContext(services, null, { ip: "server", userAgent: undefined }),
      expireOffer,
      { id },
    );
    if (done) expired++;
  }
  return expired;
}

async function expireOffer(tx: Tx, { id }: { id: number }): Promise<boolean> {
  // Another server may have it in hand, or a member may be answering it: then there is nothing left to do here.
  const free = await rows(
    tx.em,
    sql`select 1 from offers where id = ${id} and state = 'pending' for no key update skip locked`,
  );
  if (free.length === 0) return false;
  const [offer] = await lockOpenOffers(tx, [id]);
  if (!offer) return false;
  await freeAndClose(tx, offer, "expired", "Nobody answered in 48 hours");
  await notifyOf(tx, "offer_expired", offer, offer.buyerId, offer.sellerId);
  await notifyOf(tx, "offer_expired", offer, offer.sellerId, offer.buyerId);
  return true;
}
