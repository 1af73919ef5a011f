import { PASSWORD_RECENT_DAYS, SECURITY_POINTS } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { hoursAfter } from "../../core/clock.ts";
import type { Context } from "../../core/context.ts";
import type { SecurityCheck, VerificationLevel } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import type { Security, SecurityReason } from "./security.types.ts";

interface Protection {
  level: VerificationLevel;
  email: boolean;
  phone: boolean;
  twoStep: boolean;
  isPasswordRecent: boolean;
  /** Valid sessions that share neither the device nor the address of the current session; 0 without a session. */
  unknownSessions: number;
}

/** The viewer's security score with its reasons. Source: C24 */
export async function readSecurity(ctx: Context): Promise<Security> {
  const viewer = viewerOf(ctx);
  const sid = viewer.credential.kind === "session" ? viewer.credential.id : null;
  const now = ctx.services.clock.now();
  const found = await row(
    ctx.em,
    sql<Protection>`
      select u.verification_level as level, u.email_verified as email, u.phone_verified as phone, u.two_step as "twoStep",
        coalesce(u.password_changed_at, u.created_at) > ${hoursAfter(now, -24 * PASSWORD_RECENT_DAYS)} as "isPasswordRecent",
        (select count(*)::int from sessions s where own.sid is not null and s.user_id = u.id and s.expire > ${now}
           and s.sess ->> 'userAgent' is distinct from own.sess ->> 'userAgent'
           and s.sess ->> 'ipAddress' is distinct from own.sess ->> 'ipAddress') as "unknownSessions"
      from users u left join sessions own on own.sid = ${sid} where u.id = ${viewer.id}`,
  );
  if (!found) throw new Error("the viewer is gone");
  const reasons = reasonsOf(found);
  return {
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    level: found.level,
    reasons,
  };
}

/** The five parts of the score. */
function reasonsOf({
  email,
  phone,
  twoStep,
  isPasswordRecent,
  unknownSessions: unknown,
}: Protection): SecurityReason[] {
  return [
    reason("email_verified", "E-mail", email, [
      "Your address is verified.",
      "Your address is not verified yet.",
    ]),
    reason("phone_verified", "Phone", phone, [
      "Your number is verified.",
      "Your number is not verified yet.",
    ]),
    reason("two_step_sign_in", "Two-step sign-in", twoStep, [
      "A password alone signs nobody in as you.",
      "Off: whoever learns your password is in. An authenticator app or a passkey keeps them out.",
    ]),
    reason("good_password", "Password", isPasswordRecent, [
      "Changed within a year, and none of the passwords everybody tries.",
      "Older than a year. A new one brings the points back.",
    ]),
    reason("known_sessions", "Sessions", unknown === 0, [
      "Every open session shares its device or its address with this one.",
      `${unknown === 1 ? "One open session is" : `${unknown} open sessions are`} on another device and address. Sign out what you do not know.`,
    ]),
  ];
}

function reason(
  check: SecurityCheck,
  title: string,
  holds: boolean,
  [good, missing]: readonly [string, string],
): SecurityReason {
  const maxPoints = SECURITY_POINTS[check];
  return { check, title, points: holds ? maxPoints : 0, maxPoints, reason: holds ? good : missing };
}
