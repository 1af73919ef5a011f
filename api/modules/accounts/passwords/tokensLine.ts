import type { Tx } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";

/** Whether programs have tokens of the member: these are not made of the password, so a new one does not end them. */
export async function hasTokens({ em, now }: Tx, memberId: number): Promise<boolean> {
  const found = await row(
    em,
    sql`select 1 from api_tokens t where t.user_id = ${memberId} and t.revoked_at is null and t.expires_at > ${now} limit 1`,
  );
  return found !== undefined;
}

/** What mails about a new password say of them. */
export function tokensLine({ services }: Tx): string {
  return `The tokens that you made for programs go on; here you can revoke them: ${tokensPage({ services })}`;
}

/** The address where a member sees and revokes their tokens. */
export function tokensPage({ services }: Pick<Tx, "services">): string {
  return `${services.env.publicUrl}/developers/tokens`;
}
