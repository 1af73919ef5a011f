import { array, number, object, string } from "yup";
import { API_TOKENS } from "../../../../schema/limits.ts";
import { SCOPES, type Scope } from "../../../core/access/policy.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { dayWords, hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, newCredential } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
import { mailMember, tokensPage } from "../../accounts/index.ts";
import { ApiTokenEntity } from "../partners.entities.ts";
import type { ApiTokenInput } from "./apiTokens.types.ts";
import { networkOf } from "./networks.ts";
import { isActive } from "./token.rows.ts";

const { days, nameMax, networksMax, tpPerDayMax } = API_TOKENS;

const rules = object({
  name: string()
    .trim()
    .required("Please name what the token is for")
    .max(nameMax, `The name may have at most ${nameMax} characters`),
  scopes: array()
    .of(
      string()
        .oneOf(Object.keys(SCOPES), ({ value }) => `There is no scope "${String(value)}"`)
        .required(),
    )
    .min(1, "Please choose at least one scope")
    .required(),
  days: number().integer().min(1, words(days.max)).max(days.max, words(days.max)).required(),
  networks: array()
    .of(
      string()
        .required("This is no address and no network")
        .test(
          "network",
          ({ value }) => `"${String(value)}" is no address and no network in CIDR notation`,
          (text) => networkOf(text) !== null,
        ),
    )
    .max(networksMax, `At most ${networksMax} networks`)
    .required(),
  tpPerDay: number()
    .integer()
    .min(0, "TP a day are 0 or more")
    .max(tpPerDayMax, `At most ${tpPerDayMax} TP a day`)
    .required(),
});

function words(most: number): string {
  return `A token lasts 1 to ${most} days`;
}

export interface MadeToken {
  id: number;
  token: string;
}

/**
 * Makes a token for a program, and mails its member that there is one. Refuses with BAD_USER_INPUT, and with
 * TOO_MANY_TOKENS a member who has 50 that can be used.
 */
export async function createApiToken(tx: Tx, input: ApiTokenInput): Promise<MadeToken> {
  const { days: lasts, tpPerDay, ...given } = checked(rules, input);
  const scopes = [...new Set(given.scopes)].toSorted();
  const networks = [...new Set(given.networks.flatMap((text) => networkOf(text) ?? []))];
  const { name } = given;
  const { id: userId } = viewerOf(tx);
  await refuseTooMany(tx, userId);

  const token = newCredential("mdp");
  const expiresAt = hoursAfter(tx.now, 24 * lasts);
  const id = await tx.em.insert(ApiTokenEntity, {
    user: userId,
    name,
    token: hashOf(token),
    lastFour: token.slice(-4),
    scopes,
    networks,
    days: lasts,
    tpPerDay,
    createdAt: tx.now,
    expiresAt,
  });
  await mailMember(tx, userId, {
    subject: "A token for a program was made with your Market Day account",
    news: newsOf({ name, scopes, networks, tpPerDay, expiresAt }),
    advice: `If it was not you, revoke it at once and change your password: ${tokensPage(tx)}`,
  });
  invalidate(tx, userId, "apiTokens", "activity");
  return { id, token };
}

/** Of twenty at once, each waits here, so that none goes beyond the number of tokens. */
async function refuseTooMany(tx: Tx, memberId: number): Promise<void> {
  await row(tx.em, sql`select 1 from users where id = ${memberId} for no key update`);
  const good = await row(
    tx.em,
    sql<{ count: number }>`
      select count(*)::int as count from api_tokens t where t.user_id = ${memberId} and ${isActive(tx.now)}`,
  );
  if ((good?.count ?? 0) < API_TOKENS.perMember) return;
  throw new Refused(
    "TOO_MANY_TOKENS",
    `You have ${API_TOKENS.perMember} tokens. Revoke one that is not used any more`,
  );
}

interface Made {
  name: string;
  scopes: readonly string[];
  networks: readonly string[];
  tpPerDay: number;
  expiresAt: Date;
}

function newsOf({ name, scopes, networks, tpPerDay, expiresAt }: Made): string {
  const words = scopes.map((scope) => `- ${SCOPES[scope as Scope]}`);
  if (tpPerDay > 0) words.push(`- Promise up to ${tpPerDay} TP a day by that`);
  const from = networks.length === 0 ? "from anywhere" : `from ${networks.join(", ")}`;
  return `the token "${name}" was made with your Market Day account. Until ${dayWords(expiresAt)} a program that has it can, ${from}:

${words.join("\n")}`;
}
