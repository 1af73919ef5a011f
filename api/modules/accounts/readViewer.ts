import { hasRole, isViewedAs } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { memberAudience } from "../../core/events/topics.ts";
import type { OfferRole } from "../../core/graphql/enums.ts";
import { readOnce } from "../../core/graphql/loaders.ts";
import { nameDevice } from "../../core/request/device.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { pipeline } from "../../core/transactions/pipeline.ts";
import { AuthPayload, Viewer } from "./accounts.types.ts";
import type { OpenedSession } from "./sessions/openSession.ts";
import { viewerOfSession } from "./sessions/viewerOfSession.ts";
import { User } from "./user.entity.ts";

/** The signed-in member as they see themselves; null for a visitor. */
export async function readViewer(ctx: Context): Promise<Viewer | null> {
  const asking = ctx.viewer;
  if (!asking) return null;

  const [cursor, user] = await pipeline([
    cursorOf(ctx, [memberAudience(asking.id)]),
    ctx.em.findOneOrFail(User, asking.id),
  ]);
  const { id, email, isActive, lastLoginAt } = user;
  // Administrators see the mailbox elsewhere, and no more than that.
  const { firstName, lastName, phone } = isViewedAs(asking) ? UNSEEN : user;
  return Object.assign(new Viewer(), {
    id,
    user,
    email,
    firstName,
    lastName,
    phone,
    isActive,
    lastLoginAt,
    isAdmin: hasRole(asking, "admin"),
    isModerator: hasRole(asking, "moderator"),
    privacy: {
      location: user.locationVisibleTo,
      online: user.onlineVisibleTo,
      wantedItems: user.wantsVisibleTo,
      leaderboard: user.leaderboardVisibleTo,
      isActivityUsed: user.isActivityUsed,
    },
    cursor,
  });
}

const UNSEEN = { firstName: null, lastName: null, phone: null };

/** The viewer, where there must be one: after a sign-in, or behind an access rule. */
export async function readOwnViewer(ctx: Context): Promise<Viewer> {
  const viewer = await readViewer(ctx);
  if (!viewer) throw new Error("the viewer is gone");
  return viewer;
}

/** The answer to a sign-in. The rest of the request runs as the member who signed in. */
export async function signedIn(
  ctx: Context,
  { token, device }: OpenedSession,
  message: string,
): Promise<AuthPayload> {
  nameDevice(device, ctx.services.env);
  ctx.viewer = await viewerOfSession(ctx.services, token);
  return Object.assign(new AuthPayload(), { token, viewer: await readOwnViewer(ctx), message });
}

/** How many messages the member has not read, over all threads. */
export function countUnreadMessages({ em }: Context, memberId: number): Promise<number> {
  return count(
    em,
    sql`select coalesce(sum(unread_count), 0)::int as n from conversations where user_id = ${memberId}`,
  );
}

/** How many notifications are unread. */
export function countUnreadNotifications({ em }: Context, memberId: number): Promise<number> {
  return count(
    em,
    sql`select count(*)::int as n from notifications where user_id = ${memberId} and not is_read and in_app`,
  );
}

/** How many offers wait for the member's answer, on one side or on both: nobody is on both sides of one offer. */
export async function countPendingOffers(
  ctx: Context,
  memberId: number,
  role: OfferRole | null,
): Promise<number> {
  const { buyer, seller } = await readOnce(ctx, `pending offers of ${memberId}`, () =>
    pendingBySide(ctx, memberId),
  );
  if (role === null) return buyer + seller;
  return role === "buyer" ? buyer : seller;
}

async function pendingBySide(
  { em }: Context,
  memberId: number,
): Promise<Record<OfferRole, number>> {
  const counts = await row(
    em,
    sql<Record<OfferRole, number>>`
      select count(*) filter (where buyer_id = ${memberId})::int as buyer,
             count(*) filter (where seller_id = ${memberId})::int as seller
      from offers
      where state = 'pending' and proposed_by_id <> ${memberId} and (buyer_id = ${memberId} or seller_id = ${memberId})`,
  );
  return counts ?? { buyer: 0, seller: 0 };
}

async function count(
  em: Context["em"],
  query: ReturnType<typeof sql<{ n: number }>>,
): Promise<number> {
  return (await row(em, query))?.n ?? 0;
}
