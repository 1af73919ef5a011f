import { OFFER_LIFETIME_HOURS } from "../../../schema/limits.ts";
import type { Tx } from "../../core/context.ts";
import type { Deadline } from "../../core/jobs/deadlines.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { freeAndClose } from "./closeOffers.ts";
import { isOpen, lockOpenOffers } from "./offer.rows.ts";

/** Expires offers that nobody answered before their deadline. */
export const offerExpires: Deadline = {
  task: "offer-expires",
  table: "offers",
  waiting: sql`state = 'pending'`,
  states: [
    {
      state: "An offer or a counter-offer waits for its answer",
      after: `${OFFER_LIFETIME_HOURS} hours after it was made`,
      happens: "It expires, and the TP held for it are free again",
      told: "Both sides",
      source: "C21",
    },
  ],
  end: expireOffer,
};

async function expireOffer(tx: Tx, { id }: { id: number }): Promise<boolean> {
  // Skip the offer if it is locked: another server is expiring it, or a member is answering it.
  const due = await rows(
    tx.em,
    sql`select 1 from offers o where o.id = ${id} and ${isOpen()} and o.deadline <= ${tx.now}
        for no key update skip locked`,
  );
  if (due.length === 0) return false;
  const [offer] = await lockOpenOffers(tx, [id]);
  if (!offer) return false;
  await freeAndClose(tx, offer, "expired", "Nobody answered in 48 hours");
  tx.outbox.append("OfferExpired", { offerId: id });
  return true;
}
