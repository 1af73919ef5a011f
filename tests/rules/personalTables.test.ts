import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();

/**
 * Every column that refers to a member, and what becomes of its rows when the member leaves. "gone" is removed by
 * api/modules/erasure; everything else stays for the others and says why. A new table needs a line here, its rows in
 * the erasure or a reason, and its section in the export.
 */
const BECOMES: Readonly<Record<string, string>> = {
  "addresses.user_id": "gone",
  "adjustments.decided_by": "who decided",
  "adjustments.requested_by": "who asked for it",
  "adjustments.user_id": "why the books changed, without what the member is known by",
  "audit_log.actor_id": "who did it, or tried; an entry has no words of members",
  "authenticators.user_id": "gone",
  "carts.user_id": "gone",
  "circle_members.user_id": "gone",
  "circle_requests.user_id": "gone",
  "circles.admin_id": "the others' circle, run by who is in it the longest",
  "conversations.other_user_id": "the other side's thread",
  "conversations.user_id": "gone",
  "dispute_events.actor_id": "the other side's dispute, without what the member is known by",
  "disputes.lost_by_id": "the other side's dispute",
  "disputes.payee_id": "the other side's dispute",
  "disputes.payer_id": "the other side's dispute",
  "disputes.reported_user_id": "the other side's dispute",
  "disputes.reporter_id": "the other side's dispute, without what the member is known by",
  "disputes.resolved_by": "who decided",
  "disputes.taken_by": "who decided",
  "earnings.user_id": "says that the books are right; no words of the member's",
  "erasures.user_id": "that the account was deleted",
  "idempotency_keys.user_id": "gone",
  "item_likes.user_id": "gone",
  "item_views.user_id": "gone",
  "item_removals.admin_id": "that an administrator deleted it",
  "items.user_id": "others' deals and threads show the title; all else of it is gone",
  "known_devices.user_id": "gone",
  "ledger_accounts.user_id": "the books",
  "mails.user_id": "gone",
  "live_streams.user_id": "that there was a stream, without words and links; open ones are ended",
  "member_blocks.blocked_user_id": "gone",
  "member_blocks.user_id": "gone",
  "member_views.admin_id": "that an administrator looked",
  "member_views.user_id": "gone",
  "messages.from_user_id": "the other side's thread, without what the member is known by",
  "messages.to_user_id": "the other side's thread",
  "moderation_cases.claimed_by": "who looked after it",
  "moderation_cases.decided_by": "who decided",
  "moderation_cases.member_id": "that something was decided, without the words",
  "notification_preferences.user_id": "gone",
  "notifications.user_id": "gone",
  "offers.buyer_id": "the other side's offers",
  "offers.proposed_by_id": "the other side's offers",
  "offers.seller_id": "the other side's offers",
  "order_events.actor_id": "the other side's orders",
  "order_parts.seller_id": "the other side's orders",
  "orders.buyer_id": "the other side's orders, without the address",
  "passkey_challenges.user_id": "gone",
  "passkeys.user_id": "gone",
  "password_reset_tokens.user_id": "gone",
  "recovery_codes.user_id": "gone",
  "report_runs.requested_by_id": "who took data out of the market; gone after 30 days",
  "report_schedules.owner_id": "others' schedule: it stops, and an administrator takes it on",
  "reports.reported_user_id": "what others reported",
  "reports.reporter_id": "that something was reported, without the words",
  "reviews.reviewee_id": "what others wrote is theirs",
  "reviews.reviewer_id": "the other side's rating, without what the member is known by",
  "sessions.user_id": "gone",
  "shares.user_id": "gone",
  "sign_ins.user_id": "gone",
  "user_activity.user_id": "gone",
  "stream_likes.user_id": "gone",
  "stream_messages.user_id": "what others answered to keeps its place; the words are gone",
  "stream_mutes.user_id": "gone",
  "stream_reminders.user_id": "gone",
  "switches.changed_by": "who closed or opened something",
  "suspension_logs.admin_id": "that an administrator decided it",
  "suspension_logs.lifted_by_id": "that an administrator lifted it",
  "suspension_logs.user_id": "gone",
  "text_messages.user_id": "gone",
  "social_comments.user_id": "gone",
  "social_post_bookmarks.user_id": "gone",
  "social_post_likes.user_id": "gone",
  "social_post_shares.user_id": "gone",
  "social_posts.user_id": "gone",
  "transactions.from_user_id": "the other side's deals",
  "transactions.to_user_id": "the other side's deals",
  "uploads.user_id": "gone",
  "user_follows.follower_id": "gone",
  "user_follows.following_id": "gone",
  "user_roles.user_id": "gone",
  "user_stats.user_id": "numbers",
  "verification_attempts.user_id": "gone",
};

it("knows of every column that refers to a member what becomes of it when the member leaves", async () => {
  const columns = await market.rows<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`);
  expect(columns.map(({ name }) => name).toSorted()).toEqual(Object.keys(BECOMES).toSorted());
});
