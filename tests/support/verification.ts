import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

export const SEND_CODE = `mutation ($type: VerificationChannel!, $email: String, $phone: String) {
  sendVerificationCode(type: $type, email: $email, phone: $phone) { type sentTo expiresAt devCode message }
}`;
export const VERIFY = `mutation ($type: VerificationChannel!, $code: String!) {
  verifyChannel(type: $type, code: $code) { type earned message viewer { user { emailVerified } wallet { tpBalance } } }
}`;

/** The last code that was mailed or texted to a member. */
export async function codeFor(market: Market, { id, email }: Person): Promise<string> {
  const [sent] = await market.rows<{ body: string }>(
    `select body from (
       select body, created_at, id from mails where to_address = $1 and subject like '%code%'
       union all select body, created_at, id from text_messages where user_id = $2) sent
     order by created_at desc, id desc limit 1`,
    [email, Number(id)],
  );
  const code = /\b\d{6}\b/.exec(sent?.body ?? "")?.[0];
  if (!code) throw new Error("no code was sent");
  return code;
}
