import { VERIFICATION } from "../../../schema/limits.ts";
import { viewerOf } from "../../core/access/viewer.ts";
import { minutesAfter } from "../../core/clock.ts";
import type { Context, Tx } from "../../core/context.ts";
import { hashPassword } from "../../core/credentials/passwords.ts";
import { badField } from "../../core/failures.ts";
import type { VerificationChannel } from "../../core/graphql/enums.ts";
import { spendCode } from "../../core/limits/rateLimits.ts";
import { tooMany } from "../../core/limits/tooMany.ts";
import { queueText } from "../../core/mail/sms.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { transact } from "../../core/transactions/transact.ts";
import { letter, newCode, textWith } from "./code.ts";
import { phoneOf, shortened } from "./identifier.ts";
import { VerificationAttemptEntity } from "./verification.entities.ts";
import { VerificationCodeSent } from "./verification.types.ts";

interface Asked {
  type: VerificationChannel;
  email?: string | null;
  phone?: string | null;
}

interface Member {
  name: string;
  email: string;
  phone: string | null;
  isVerified: boolean;
}

/**
 * Sends a new code to the account's e-mail or to a phone number; the previous code becomes invalid. Refuses with
 * BAD_USER_INPUT, and with RATE_LIMITED after too many requests. Source: S2 §7, EP-060, EP-061, C29
 */
export async function sendVerificationCode(
  ctx: Context,
  asked: Asked,
): Promise<VerificationCodeSent> {
  if (asked.type === "phone") refuseWithoutGateway(ctx);
  const { identifier, name } = await recipientOf(ctx, asked);
  await spendCode(ctx);

  const code = newCode();
  const { type } = asked;
  // Hash before the transaction, because hashing is slow.
  const expiresAt = await transact(ctx, send, {
    type,
    identifier,
    name,
    code,
    hash: await hashPassword(code, ctx.services.passwordCost),
  });
  return Object.assign(new VerificationCodeSent(), {
    type,
    sentTo: shortened(identifier),
    expiresAt,
    devCode: ctx.services.env.devCodes ? code : null,
    message: `We sent a code to ${shortened(identifier)}`,
  });
}

/**
 * Refuses if the server has no SMS gateway, no inbox page and no codes in responses, because the message would never
 * arrive.
 */
function refuseWithoutGateway({ services: { env } }: Context): void {
  if (!env.smsWebhookUrl && !env.devInbox && !env.devCodes)
    throw badField("phone", "This market cannot send text messages yet");
}

/**
 * The receiver of the code: always the account's own mailbox; for a phone the number in the request, or the stored one.
 */
async function recipientOf(
  ctx: Context,
  { type, email, phone }: Asked,
): Promise<{ identifier: string; name: string }> {
  const member = await row(
    ctx.em,
    sql<Member>`
      select display_name as name, lower(email) as email, phone,
        case ${type} when 'email' then email_verified else phone_verified end as "isVerified"
      from users where id = ${viewerOf(ctx).id}`,
  );
  if (!member) throw new Error("the viewer is gone");
  if (member.isVerified)
    throw badField(
      type,
      type === "email" ? "Your email is verified already" : "Your phone is verified already",
    );
  if (type === "phone")
    return { identifier: phoneOf(phone ?? member.phone ?? ""), name: member.name };
  const typed = email?.trim().toLowerCase();
  if (typed !== undefined && !/^[^@\s]+@[^@\s]+$/.test(typed))
    throw badField("email", "Please enter a valid email address");
  if (typed !== undefined && typed !== member.email)
    throw badField("email", "This is not the email address of your account");
  return { identifier: member.email, name: member.name };
}

interface Sending {
  type: VerificationChannel;
  identifier: string;
  name: string;
  code: string;
  hash: string;
}

async function send(tx: Tx, { type, identifier, name, code, hash }: Sending): Promise<Date> {
  const { id } = viewerOf(tx);
  if (tx.services.env.rateLimits) await refuseTooMany(tx, id, identifier);

  const expiresAt = minutesAfter(tx.now, VERIFICATION.minutes);
  await tx.em.insert(VerificationAttemptEntity, {
    user: id,
    type,
    identifier,
    code: hash,
    createdAt: tx.now,
    expiresAt,
  });
  if (type === "phone") await queueText(tx, { to: identifier, body: textWith(code), userId: id });
  else tx.mails.add({ to: identifier, ...letter(name, code) });
  return expiresAt;
}

interface Sent {
  mine: number;
  theirs: number;
  last: string | null;
  first: string | null;
}

/**
 * Counts rows, so that the limit holds over all servers. Locks make requests of one member, and for one address or
 * number, run one after the other.
 */
async function refuseTooMany(tx: Tx, memberId: number, identifier: string): Promise<void> {
  const since = minutesAfter(tx.now, -VERIFICATION.windowMinutes);
  await rows(tx.em, sql`select 1 from users where id = ${memberId} for no key update`);
  await rows(tx.em, sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 0))`);
  const sent = await row(
    tx.em,
    sql<Sent>`
      select count(*) filter (where user_id = ${memberId})::int as mine,
        count(*) filter (where identifier = ${identifier})::int as theirs,
        max(created_at) filter (where identifier = ${identifier}) as last, min(created_at) as first
      from verification_attempts
      where created_at > ${since} and (user_id = ${memberId} or identifier = ${identifier})`,
  );
  if (!sent) return;
  if (sent.mine >= VERIFICATION.perMember || sent.theirs >= VERIFICATION.perIdentifier)
    throw tooMany(msUntil(sent.first, VERIFICATION.windowMinutes * 60, tx.now));
  const pause = msUntil(sent.last, VERIFICATION.resendSeconds, tx.now);
  if (pause > 0) throw tooMany(pause);
}

function msUntil(from: string | null, seconds: number, now: Date): number {
  return from === null ? 0 : new Date(from).getTime() + seconds * 1000 - now.getTime();
}
