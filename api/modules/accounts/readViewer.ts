import type { Context } from "../../core/context.ts";
import { cursorOf } from "../../core/events/follow.ts";
import { memberAudience } from "../../core/events/topics.ts";
import { row, sql } from "../../core/sql.ts";
import { AuthPayload, Viewer } from "./accounts.types.ts";
import { User } from "./user.entity.ts";
import { viewerFromToken } from "./viewerFromToken.ts";

/** The signed-in member as they see themselves; null for a visitor. */
export async function readViewer(ctx: Context): Promise<Viewer | null> {
  const asking = ctx.viewer;
  if (!asking || asking.expires <= ctx.services.clock.now().getTime()) return null;

  // The cursor first: what happens while the rest is read is told again, and nothing falls between.
  const cursor = await cursorOf(ctx, [memberAudience(asking.id)]);
  const user = await ctx.em.findOneOrFail(User, asking.id);
  const { id, email, firstName, lastName, phone, isActive, lastLoginAt } = user;
  return Object.assign(new Viewer(), {
    id,
    user,
    email,
    firstName,
    lastName,
    phone,
    isActive,
    lastLoginAt,
    isAdmin: asking.isAdmin,
    privacy: {
      location: user.locationVisibleTo,
      online: user.onlineVisibleTo,
      wantedItems: user.wantsVisibleTo,
    },
    cursor,
  });
}

/** The viewer, who must be there: after a sign-in, or behind the guard. */
export async function readOwnViewer(ctx: Context): Promise<Viewer> {
  const viewer = await readViewer(ctx);
  if (!viewer) throw new Error("the viewer is gone");
  return viewer;
}

/** The answer to a sign-in. The rest of the request is asked by the member who signed in. */
export async function signedIn(ctx: Context, token: string, message: string): Promise<AuthPayload> {
  ctx.viewer = await viewerFromToken(ctx.services, token);
  return Object.assign(new AuthPayload(), { token, viewer: await readOwnViewer(ctx), message });
}

/** How many messages nobody has read yet, over all threads. */
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

/** How many offers wait for the member's answer. */
export function countPendingOffers({ em }: Context, memberId: number): Promise<number> {
  return count(
    em,
    sql`select count(*)::int as n from offers
        where state = 'pending' and proposed_by_id <> ${memberId} and (buyer_id = ${memberId} or seller_id = ${memberId})`,
  );
}

async function count(
  em: Context["em"],
  query: ReturnType<typeof sql<{ n: number }>>,
): Promise<number> {
  return (await row(em, query))?.n ?? 0;
}
