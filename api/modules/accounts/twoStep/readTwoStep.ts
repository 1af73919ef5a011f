import { STEP_UP_MINUTES } from "../../../../schema/limits.ts";
import { hasRole, sessionOf, viewerOf } from "../../../core/access/viewer.ts";
import { minutesAfter } from "../../../core/clock.ts";
import type { Context } from "../../../core/context.ts";
import { row, rows, sql, type Stored } from "../../../core/sql/sql.ts";
import type { Passkey, TwoStepSignIn } from "./twoStep.types.ts";

interface Found {
  isOn: boolean;
  authenticatorSince: string | null;
  recoveryCodesLeft: number;
  provenAt: string | null;
}

/** What the viewer has for the second step of a sign-in. */
export async function readTwoStep(ctx: Context): Promise<TwoStepSignIn> {
  const { memberId, sid } = sessionOf(ctx);
  const now = ctx.services.clock.now();
  const [found, passkeys] = await Promise.all([
    row(
      ctx.em,
      sql<Found>`
        select u.two_step as "isOn", a.confirmed_at as "authenticatorSince", s.proven_at as "provenAt",
          (select count(*)::int from recovery_codes c where c.user_id = u.id and c.used_at is null) as "recoveryCodesLeft"
        from users u left join authenticators a on a.user_id = u.id left join sessions s on s.sid = ${sid}
        where u.id = ${memberId}`,
    ),
    rows(
      ctx.em,
      sql<Stored<Passkey>>`
        select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
        from passkeys where user_id = ${memberId} order by id`,
    ),
  ]);
  if (!found) throw new Error("the viewer is gone");
  const { isOn, authenticatorSince, recoveryCodesLeft, provenAt } = found;
  const provenUntil = provenAt ? minutesAfter(new Date(provenAt), STEP_UP_MINUTES) : null;
  return {
    isOn,
    isRequired: hasRole(viewerOf(ctx), "moderator") && !ctx.services.env.demo,
    authenticatorSince: authenticatorSince ? new Date(authenticatorSince) : null,
    recoveryCodesLeft,
    provenUntil: provenUntil && provenUntil > now ? provenUntil : null,
    passkeys: passkeys.map((passkey) => ({
      ...passkey,
      createdAt: new Date(passkey.createdAt),
      lastUsedAt: passkey.lastUsedAt ? new Date(passkey.lastUsedAt) : null,
    })),
  };
}
