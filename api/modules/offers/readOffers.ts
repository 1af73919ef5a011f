import { viewerOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/failures.ts";
import type { OfferStatus } from "../../core/graphql/enums.ts";
import { decodePlace, pageSize, toConnection, type Connection } from "../../core/graphql/paging.ts";
import { entitiesBeside, entityWhere } from "../../core/sql/entityWhere.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import { blockColumns, blockLoader } from "../blocks/index.ts";
import { Item } from "../items/item.entity.ts";
import { Offer } from "./offer.entity.ts";
import type { OfferCounts } from "./offer.types.ts";

/** An offer that the viewer is a side of. Refuses all others with NOT_FOUND. */
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

/**
 * Like readOffer, and loads its members, its target item and the block between the two sides in the same statement.
 * Events of an offer nearly always show data that depends on them, and each would need a round trip of its own.
 */
export async function readOfferWhole(ctx: Context, id: number): Promise<Offer> {
  const viewer = viewerOf(ctx);
  const found = await entitiesBeside(ctx.em, {
    entities: { offer: Offer, buyer: User, seller: User, item: Item },
    columns: blockColumns(
      viewer.id,
      sql`case offer.buyer_id when ${viewer.id} then offer.seller_id else offer.buyer_id end`,
    ),
    from: sql`offers offer
      join users buyer on buyer.id = offer.buyer_id
      join users seller on seller.id = offer.seller_id
      join items item on item.id = offer.target_item_id
      where offer.id = ${id} and (offer.buyer_id = ${viewer.id} or offer.seller_id = ${viewer.id})`,
  });
  if (!found) throw notFound("Offer");
  const { offer, buyer, seller } = found.entities;
  const other = buyer.id === viewer.id ? seller : buyer;
  const { byViewer, byMember } = found.row;
  blockLoader(ctx, viewer.id).prime(other.id, { byViewer, byMember });
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

/**
 * A page of the viewer's offers as buyer or as seller, newest first. The number of statements does not depend on the
 * number of rows.
 */
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

/** The four counts of the seller dashboard. Source: S1 §2 */
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
