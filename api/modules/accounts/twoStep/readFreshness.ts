import { STEP_UP_MINUTES } from "../../../../schema/limits.ts";
import type { Freshness } from "../../../core/access/freshness.ts";
import { hasRole, sessionOf, viewerOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { keyedRow, sql } from "../../../core/sql/sql.ts";

/** From when on a proof still counts. */
function freshSince({ services }: Pick<Context, "services">, minutes: number): Date {
  return minutesAfter(services.clock.now(), -minutes);
}

/** Whether the caller's session has proven within the last minutes who its member is. */
export async function isFresh(ctx: Pick<Context, "viewer" | "em" | "services">): Promise<boolean> {
  const { sid } = sessionOf(ctx);
  const found = await keyedRow(
    ctx.em,
    sql`select 1 as one from sessions
        where sid = ${sid} and proven_at > ${freshSince(ctx, STEP_UP_MINUTES)}`,
  );
  return found !== undefined;
}

/**
 * Whether the caller's session has proven within so many minutes who its member is; undefined when it has ended. In the demo market nobody is
 * made to set up two-step sign-in: an administrator or moderator without it acts at any time.
 */
export async function readFreshness(ctx: Context, minutes: number): Promise<Freshness | undefined> {
  const { sid } = sessionOf(ctx);
  const { env } = ctx.services;
  const found = await keyedRow(
    ctx.em,
    sql<{ twoStep: boolean; isFresh: boolean }>`
      select u.two_step as "twoStep", coalesce(s.proven_at > ${freshSince(ctx, minutes)}, false) as "isFresh"
      from sessions s join users u on u.id = s.user_id where s.sid = ${sid}`,
  );
  if (!found) return undefined;
  const isUnprotected = hasRole(viewerOf(ctx), "moderator") && !found.twoStep;
  return {
    isFresh: found.isFresh || (isUnprotected && env.demo),
    lacksSecondStep: isUnprotected && !env.demo,
  };
}
