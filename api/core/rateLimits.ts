import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import {
  COMMANDS,
  REGISTRATIONS,
  REQUESTS,
  RESET_MAILS,
  VERIFICATION,
  WRONG_PASSWORDS,
} from "../../schema/limits.ts";
import type { Origin, Services, Viewer } from "./context.ts";
import { GuessLimit } from "./guessLimit.ts";
import { tooMany } from "./tooMany.ts";
import { traceNow } from "./trace.ts";

/** Who is counted: a Context and a Tx both say it. */
interface Asking {
  services: Services;
  viewer: Viewer | null;
  origin: Origin;
}

/** Counts one server keeps, in memory. */
function newLimits() {
  return {
    commands: new RateLimiterMemory({ points: COMMANDS.points, duration: COMMANDS.seconds }),
    requestsByMember: new RateLimiterMemory({
      points: REQUESTS.perMember,
      duration: REQUESTS.seconds,
    }),
    requestsByAddress: new RateLimiterMemory({
      points: REQUESTS.perAddress,
      duration: REQUESTS.seconds,
    }),
    registrations: perMinutes(REGISTRATIONS.perAddress, REGISTRATIONS.minutes),
    resetsByAddress: perMinutes(RESET_MAILS.perAddress, RESET_MAILS.minutes),
    resetsByAccount: perMinutes(RESET_MAILS.perAccount, RESET_MAILS.minutes),
    codesByAddress: perMinutes(VERIFICATION.perAddress, VERIFICATION.windowMinutes),
    guessesByAccount: new GuessLimit({
      max: WRONG_PASSWORDS.perAccount,
      minutes: WRONG_PASSWORDS.minutes,
    }),
    guessesByAddress: new GuessLimit({
      max: WRONG_PASSWORDS.perAddress,
      minutes: WRONG_PASSWORDS.minutes,
    }),
  };
}

function perMinutes(points: number, minutes: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: minutes * 60 });
}

const perServer = new WeakMap<Services, ReturnType<typeof newLimits>>();

/** The counts of a server; undefined where RATE_LIMITS=off. */
function limitsOf({ services }: Pick<Asking, "services">) {
  if (!services.env.rateLimits) return undefined;
  const known = perServer.get(services);
  if (known) return known;
  const limits = newLimits();
  perServer.set(services, limits);
  return limits;
}

/**
 * Takes points from what the member, or the address of a visitor, may change in a minute.
 * Refuses with RATE_LIMITED and `details.retryAfterSeconds`. Source: C48
 */
export async function spend(asking: Asking, points = 1): Promise<void> {
  const who = asking.viewer ? `member ${asking.viewer.id}` : addressOf(asking);
  await take(limitsOf(asking)?.commands, who, points);
}

/** Counts one request or socket operation, whatever it asks. Refuses with RATE_LIMITED. Source: C48 */
export async function spendRequest(asking: Asking): Promise<void> {
  const limits = limitsOf(asking);
  const { viewer } = asking;
  if (viewer) await take(limits?.requestsByMember, `member ${viewer.id}`, 1, "quiet");
  else await take(limits?.requestsByAddress, addressOf(asking), 1, "quiet");
}

/** Counts a sign-up of an address. Refuses with RATE_LIMITED. */
export async function spendRegistration(asking: Asking): Promise<void> {
  await take(limitsOf(asking)?.registrations, addressOf(asking));
}

/** Counts a reset request of an address. Refuses with RATE_LIMITED. */
export async function spendResetRequest(asking: Asking): Promise<void> {
  await take(limitsOf(asking)?.resetsByAddress, addressOf(asking));
}

/** Counts a verification code asked for from an address. Refuses with RATE_LIMITED. */
export async function spendCode(asking: Asking): Promise<void> {
  await take(limitsOf(asking)?.codesByAddress, addressOf(asking));
}

/** Whether this account's mailbox may get another reset mail. A refusal would tell who has an account. */
export async function mayMailReset(asking: Asking, email: string): Promise<boolean> {
  return take(limitsOf(asking)?.resetsByAccount, email).then(
    () => true,
    () => false,
  );
}

/**
 * Runs one try of a password; `null` is a wrong one. Refuses with RATE_LIMITED after 5 wrong ones for the account
 * or 20 from the address in 15 minutes, whether the account exists or not. Source: C48
 */
export function guessPassword<T>(
  asking: Asking,
  email: string,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const limits = limitsOf(asking);
  if (!limits) return attempt();
  return limits.guessesByAccount.guess(email, () =>
    limits.guessesByAddress.guess(addressOf(asking), attempt),
  );
}

/** Lets an account in again: its owner has proven the mailbox and set a new password. */
export async function forgiveGuesses(asking: Asking, email: string): Promise<void> {
  await limitsOf(asking)?.guessesByAccount.forgive(email);
}

async function take(
  limiter: RateLimiterMemory | undefined,
  who: string,
  points = 1,
  headers: "shown" | "quiet" = "shown",
): Promise<void> {
  if (!limiter) return;
  try {
    const left = await limiter.consume(who, points);
    if (headers === "shown") notePace(limiter, left);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const failure = tooMany(refusal.msBeforeNext);
    notePace(limiter, refusal);
    throw failure;
  }
}

/** What is left goes out with the answer, as RateLimit headers. */
function notePace(limiter: RateLimiterMemory, left: RateLimiterRes): void {
  const trace = traceNow();
  if (!trace) return;
  trace.pace = {
    limit: limiter.points,
    remaining: Math.max(0, left.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(left.msBeforeNext / 1000)),
  };
}

/** One household gets a whole /64 of IPv6, so that is one address here. */
export function addressOf({ origin }: Pick<Asking, "origin">): string {
  const ip = origin.ip.replace(/^::ffff:(?=\d+\.)/, "");
  if (!URL.canParse(`http://[${ip}]`)) return `address ${ip}`;
  return `network ${network64(new URL(`http://[${ip}]`).hostname.slice(1, -1))}`;
}

function network64(canonical: string): string {
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4).join(":");
}
