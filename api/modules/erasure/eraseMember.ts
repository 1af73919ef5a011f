import type { Tx } from "../../core/context.ts";
import { publishMembers } from "../../core/events/invalidation.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { endSessions } from "../accounts/index.ts";
import { endAdjustmentsOf } from "../adjustments/index.ts";
import { forgetSaltsOf, leaveChain } from "../chain/index.ts";
import { publishGuidesOf } from "../guides/index.ts";
import { withdrawFromMarket } from "../items/index.ts";
import { closeWallet } from "../ledger/index.ts";
import { closeOffersOf, supersedeOffers } from "../offers/index.ts";
import { broadcastPostsOf } from "../social/index.ts";
import { endStreamsOf } from "../streams/index.ts";
import { eraseNotices } from "./erase.notices.ts";
import { erasePersonalRows } from "./erase.rows.ts";
import { eraseTexts } from "./erase.texts.ts";
import { patternOf, wordsOf, type Identity } from "./identity.ts";

const LEFT = "The member left the market";

/**
 * Closes what a member has open and erases personal data. It may run again, to erase what was written meanwhile. The
 * rows that others share stay, under the name of a former member.
 */
export async function eraseMember(tx: Tx, memberId: number): Promise<void> {
  const known = await knownOf(tx, memberId);

  await endAdjustmentsOf(tx, memberId);
  await leaveChain(tx, memberId);
  const itemIds = await withdrawFromMarket(tx, memberId);
  await supersedeOffers(tx, { itemIds, reason: LEFT, causedById: memberId });
  await closeOffersOf(tx, memberId, LEFT);
  await endStreamsOf(tx, memberId);
  await closeWallet(tx, memberId, {
    key: `account-closed:${memberId}:${tx.now.getTime()}`,
    reason: "account_closed",
    description: "The account was closed",
  });
  await forgetSaltsOf(tx, memberId);
  await endSessions(tx, sql`user_id = ${memberId}`);

  // The mails of these steps name the member, too: they are stored first, so that eraseNotices finds them.
  await tx.mails.flush(tx);
  await eraseNotices(tx, memberId, known.email);
  await broadcastPostsOf(tx, memberId);
  await publishGuidesOf(tx, memberId);
  await eraseTexts(tx, memberId, { pattern: patternOf(known), words: wordsOf(known) });
  await erasePersonalRows(tx, memberId, known);
  await anonymizeMember(tx, memberId);
  publishMembers(tx, [memberId]);
  tx.outbox.append("ProfileChanged", { memberId });
  tx.outbox.append("MemberLeft", { memberId });
}

async function knownOf(tx: Tx, memberId: number): Promise<Identity> {
  const known = await row(
    tx.em,
    sql<Identity>`
      select email, phone, username, display_name as "displayName", first_name as "firstName", last_name as "lastName"
      from users where id = ${memberId}`,
  );
  if (!known) throw new Error("there is no such member");
  return known;
}

/** Anonymizes the member's row, which others' history refers to. Nobody can register a name with a colon. */
async function anonymizeMember(tx: Tx, memberId: number): Promise<void> {
  await rows(
    tx.em,
    sql`update users set username = 'former:' || id, email = 'former:' || id, display_name = 'Former member',
          password = '', first_name = null, last_name = null, avatar = null, bio = null, location = null, phone = null,
          skills = '{}', verification_code = null, verification_expiry = null, suspension_reason = null,
          email_verified = false, phone_verified = false, is_verified = false, last_login_at = null,
          notification_emails = false, unsubscribe_token = replace(gen_random_uuid()::text, '-', ''),
          location_visible_to = 'nobody', online_visible_to = 'nobody', wants_visible_to = 'nobody',
          is_active = false, updated_at = ${tx.now}
        where id = ${memberId}`,
  );
}
