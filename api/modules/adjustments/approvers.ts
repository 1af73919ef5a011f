import type { Context } from "../../core/context.ts";
import { rows, sql } from "../../core/sql/sql.ts";
import { administratorIds, isSuspendedAt } from "../accounts/index.ts";

interface Administrator {
  id: number;
  name: string;
  email: string;
}

/**
 * The administrators who can sign in. Whether they have set two-step sign-in up does not count: they can at any time,
 * and whoever took it from them would be alone.
 */
export async function activeAdministrators(
  ctx: Pick<Context, "em" | "services">,
): Promise<Administrator[]> {
  const ids = await administratorIds(ctx);
  return rows(
    ctx.em,
    sql<Administrator>`
      select u.id, u.display_name as name, u.email from users u
      where u.id = any(${ids}) and u.is_active and not ${isSuspendedAt(ctx.services.clock.now())} order by u.id`,
  );
}

/** The administrators who may approve what `requesterId` asks for: neither they nor the member. */
export async function approversOf(
  ctx: Pick<Context, "em" | "services">,
  { requesterId, memberId }: { requesterId: number; memberId: number },
): Promise<Administrator[]> {
  const all = await activeAdministrators(ctx);
  return all.filter(({ id }) => id !== requesterId && id !== memberId);
}
