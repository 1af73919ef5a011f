import type { Context } from "../../core/context.ts";
import { viewerOf } from "../../core/access.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/connection.ts";
import type { OfferStatus } from "../../core/enums.ts";
import { notFound } from "../../core/failures.ts";
import { entityWhere } from "../../core/entityWhere.ts";
import { row, sql } from "../../core/sql.ts";
import { Offer } from "./offer.entity.ts";
import type { OfferCounts } from "./offer.types.ts";

/** An offer the viewer is a side of. Refuses all others as unknown. */
export async function readOffer(ctx: Context, id: number): Promise<Offer> {
  const viewer = viewerOf(ctx);
  const offer = await entityWhere(
    ctx.em,
    Offer,
    sql`t.id = ${id} and (t.buyer_id = ${viewer.id} or t.seller_id = ${viewer.id})`,
  );
  if (!offer) throw notFound("Offer");
  return offer;
}

interface Page {
  status?: OfferStatus | null;
  first?: number | null;
  after?: string | null;
}

const CLOSED = [
  "declined",
  "countered",
  "withdrawn",
  "expired",
  "superseded",
  "cancelled",
] as const;

/** A page of the viewer's offers on one side, newest first. The statements do not grow with the rows. */
export async function readOffers(
  ctx: Context,
  side: "buyer" | "seller",
  { status, first, after }: Page,
): Promise<Connection<Offer>> {
  const size = pageSize(first);
  const [before] = decodePlace(after, 1) ?? [];
  const found = await ctx.em.find(
    Offer,
    {
      [side]: viewerOf(ctx).id,
      ...(status && { state: { $in: status === "declined" ? [...CLOSED] : [status] } }),
      ...(before !== undefined && { id: { $lt: before } }),
    },
    { orderBy: { id: "desc" }, limit: size + 1, populate: ["offeredItems"] },
  );
  return toConnection(found, size, (offer) => [offer.id]);
}

/** The seller dashboard's four figures. Source: S1 §2 */
export async function countSellerOffers(ctx: Context): Promise<OfferCounts> {
  const counts = await row<OfferCounts>(
    ctx.em,
    sql`select count(*) filter (where status = 'pending')::int as pending,
               count(*) filter (where status = 'accepted')::int as accepted,
               count(*) filter (where status = 'declined')::int as declined,
               count(*)::int as total
        from offers where seller_id = ${viewerOf(ctx).id}`,
  );
  return counts ?? { pending: 0, accepted: 0, declined: 0, total: 0 };
}
