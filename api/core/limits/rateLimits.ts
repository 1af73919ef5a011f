import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import {
  COMMANDS,
  REGISTRATIONS,
  REQUESTS,
  RESET_MAILS,
  VERIFICATION,
  WRONG_PASSWORDS,
} from "../../../schema/limits.ts";
import { personOf, type Viewer } from "../access/viewer.ts";
import type { Origin, Services, Tx } from "../context.ts";
import { traceNow } from "../request/trace.ts";
import { rows, sql } from "../sql/sql.ts";
import { GuessLimit, type Counter } from "./guessLimit.ts";
import { tooMany } from "./tooMany.ts";

/** What identifies the counted caller; a Context and a Tx both have it. */
interface CountedCaller {
  services: Services;
  viewer: Viewer | null;
  origin: Origin;
}

/** The counters of one server, in memory. Wrong guesses are counted in PostgreSQL, for all servers. */
function newLimits(services: Services) {
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
    guesses: new GuessLimit(services),
  };
}

function perMinutes(points: number, minutes: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: minutes * 60 });
}

const perServer = new WeakMap<Services, ReturnType<typeof newLimits>>();

/** The counters of a server; undefined where RATE_LIMITS=off. */
function limitsOf({ services }: Pick<CountedCaller, "services">) {
  if (!services.env.rateLimits) return undefined;
  const known = perServer.get(services);
  if (known) return known;
  const limits = newLimits(services);
  perServer.set(services, limits);
  return limits;
}

/**
 * Takes points from what a member, or a visitor's address, may spend on changes in a minute. Refuses with RATE_LIMITED
 * and `details.retryAfterSeconds`. Source: C48
 */
export async function spend(asking: CountedCaller, points = 1): Promise<void> {
  const who = asking.viewer ? `member ${personOf(asking.viewer)}` : addressOf(asking);
  await take(limitsOf(asking)?.commands, who, points);
}

/** Counts one request or socket operation of any kind. Refuses with RATE_LIMITED. Source: C48 */
export async function spendRequest(asking: CountedCaller): Promise<void> {
  const limits = limitsOf(asking);
  const { viewer } = asking;
  if (viewer) await take(limits?.requestsByMember, `member ${personOf(viewer)}`, 1, "quiet");
  else await take(limits?.requestsByAddress, addressOf(asking), 1, "quiet");
}

/** Counts a sign-up from an address. Refuses with RATE_LIMITED. */
export async function spendRegistration(asking: CountedCaller): Promise<void> {
  await take(limitsOf(asking)?.registrations, addressOf(asking));
}

/** Counts a reset request from an address. Refuses with RATE_LIMITED. */
export async function spendResetRequest(asking: CountedCaller): Promise<void> {
  await take(limitsOf(asking)?.resetsByAddress, addressOf(asking));
}

/** Counts a request for a verification code from an address. Refuses with RATE_LIMITED. */
export async function spendCode(asking: CountedCaller): Promise<void> {
  await take(limitsOf(asking)?.codesByAddress, addressOf(asking));
}

/** Whether this account's mailbox may get another reset mail. A refusal would reveal who has an account. */
export async function mayMailReset(asking: CountedCaller, email: string): Promise<boolean> {
  return take(limitsOf(asking)?.resetsByAccount, email).then(
    () => true,
    () => false,
  );
}

/**
 * Who tries a password: somebody at the sign-in, a device that signed in before, or a member who is signed in. Or who
 * tries a code: the second step of a member's sign-in, with the right password, or of a proof behind a session, or the
 * first one of a new authenticator app. Each has a counter of its own, so that a right guess of one forgives no other.
 */
export type Guesser =
  | { email: string }
  | { deviceId: number }
  | { sid: string }
  | { secondStepOf: number }
  | { proofOf: string }
  | { setUpOf: string };

/**
 * Runs one try of a password or a code; `null` from `attempt` is a wrong one. Refuses with RATE_LIMITED after 5 wrong ones for
 * the account or 20 from the address in 15 minutes, whether the account exists or not. A known device and a session
 * each have 5 tries of their own, so a stranger's tries do not lock them out. Source: C48
 */
export function guessPassword<T>(
  asking: CountedCaller,
  guesser: Guesser,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const limits = limitsOf(asking);
  return limits ? limits.guesses.guess(countersOf(asking, guesser), attempt) : attempt();
}

/**
 * Deletes the wrong guesses of an account and its devices: its owner has proven to own the mailbox and set a new
 * password.
 */
export async function forgiveGuesses(
  { em }: Pick<Tx, "em">,
  { id, email }: { id: number; email: string },
  deviceIds: readonly number[],
): Promise<void> {
  const counted = [accountKey(email), secondStepKey(id), ...deviceIds.map(deviceKey)];
  await rows(em, sql`delete from wrong_guesses where who = any(${counted})`);
}

function countersOf(asking: CountedCaller, guesser: Guesser): Counter[] {
  const { perAccount, perAddress } = WRONG_PASSWORDS;
  if ("deviceId" in guesser)
    return [{ who: deviceKey(guesser.deviceId), max: perAccount, forgives: "all" }];
  if ("sid" in guesser)
    return [{ who: `session ${guesser.sid}`, max: perAccount, forgives: "all" }];
  if ("secondStepOf" in guesser)
    return [{ who: secondStepKey(guesser.secondStepOf), max: perAccount, forgives: "all" }];
  if ("proofOf" in guesser)
    return [{ who: `proof ${guesser.proofOf}`, max: perAccount, forgives: "all" }];
  if ("setUpOf" in guesser)
    return [{ who: `set up ${guesser.setUpOf}`, max: perAccount, forgives: "all" }];
  return [
    { who: addressOf(asking), max: perAddress, forgives: "itself" },
    { who: accountKey(guesser.email), max: perAccount, forgives: "itself" },
  ];
}

/** A hash, because what strangers type may be the address of somebody without an account, which we must not store. */
function accountKey(email: string): string {
  return `account ${createHash("sha256").update(email).digest("hex")}`;
}

function secondStepKey(memberId: number): string {
  return `second step ${memberId}`;
}

function deviceKey(id: number): string {
  return `device ${id}`;
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
    if (headers === "shown") noteRateLimit(limiter, left);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const failure = tooMany(refusal.msBeforeNext);
    noteRateLimit(limiter, refusal);
    throw failure;
  }
}

/** Notes what is left for the RateLimit headers of the response. */
function noteRateLimit(limiter: RateLimiterMemory, left: RateLimiterRes): void {
  const trace = traceNow();
  if (!trace) return;
  trace.rateLimit = {
    limit: limiter.points,
    remaining: Math.max(0, left.remainingPoints),
    resetSeconds: Math.max(1, Math.ceil(left.msBeforeNext / 1000)),
  };
}

/** Counts an IPv6 /64 as one address, because one household gets a whole /64. */
export function addressOf({ origin }: Pick<CountedCaller, "origin">): string {
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
