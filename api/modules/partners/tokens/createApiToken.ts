import { array, number, object, string } from "yup";
import { API_TOKENS } from "../../../../schema/limits.ts";
import { SCOPES } from "../../../core/access/policy.ts";
import { viewerOf } from "../../../core/access/viewer.ts";
import { dayWords, hoursAfter } from "../../../core/clock.ts";
import type { Tx } from "../../../core/context.ts";
import { hashOf, newCredential } from "../../../core/credentials/tokens.ts";
import { invalidate } from "../../../core/events/invalidation.ts";
import { Refused } from "../../../core/failures.ts";
import { checked } from "../../../core/graphql/validation.ts";
import { row, sql } from "../../../core/sql/sql.ts";
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
  const { name, scopes, networks, days: lasts, tpPerDay } = checked(rules, input);
  const { id: userId } = viewerOf(tx);
  const member = await lockedMember(tx, userId);
  if (member.tokens >= API_TOKENS.perMember)
    throw new Refused(
      "TOO_MANY_TOKENS",
      `You have ${API_TOKENS.perMember} tokens. Revoke one that is not used any more`,
    );

  const token = newCredential("mdp");
  const expiresAt = hoursAfter(tx.now, 24 * lasts);
  const id = await tx.em.insert(ApiTokenEntity, {
    user: userId,
    name,
    token: hashOf(token),
    lastFour: token.slice(-4),
    scopes: [...new Set(scopes)].toSorted(),
    networks: [...new Set(networks.flatMap((text) => networkOf(text) ?? []))],
    days: lasts,
    tpPerDay,
    createdAt: tx.now,
    expiresAt,
  });
  tx.mails.add({
    to: member.email,
    subject: "A token for a program was made with your Market Day account",
    body: letter(member.name, { name, scopes, expiresAt, link: tokensPage(tx) }),
  });
  invalidate(tx, userId, "apiTokens", "activity");
  return { id, token };
}

interface Member {
  email: string;
  name: string;
  tokens: number;
}

/** Of twenty at once, each waits here, so that none goes beyond the number of tokens. */
async function lockedMember(tx: Tx, id: number): Promise<Member> {
  await row(tx.em, sql`select 1 from users where id = ${id} for no key update`);
  const member = await row(
    tx.em,
    sql<Member>`
      select u.email, u.display_name as name,
             (select count(*)::int from api_tokens t where t.user_id = u.id and ${isActive(tx.now)}) as tokens
      from users u where u.id = ${id}`,
  );
  if (!member) throw new Error("the viewer is gone");
  return member;
}

/** Where a member sees and ends tokens. */
export function tokensPage({ services }: Tx): string {
  return `${services.env.publicUrl}/developers/tokens`;
}

function letter(
  member: string,
  token: { name: string; scopes: string[]; expiresAt: Date; link: string },
): string {
  return `Hello ${member},

the token "${token.name}" was made with your Market Day account. Until ${dayWords(token.expiresAt)} a program that has it can:

${token.scopes.map((scope) => `- ${SCOPES[scope as keyof typeof SCOPES]}`).join("\n")}

If it was not you, revoke it at once and change your password:

${token.link}

Market Day`;
}
