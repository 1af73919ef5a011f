import { sql, type RawBuilder } from "kysely";
import { stringEnum } from "../../core/graphql/enums.ts";

/** One part of what the market stores about a member. */
export interface Section {
  name: string;
  /** Rows with the columns `place`, a unique ascending number, and `row`, a JSON object. */
  rows(memberId: number): RawBuilder<unknown>;
}

/** Rows of a table with an `id`, without some columns. */
function table(
  name: string,
  condition: (me: number) => RawBuilder<unknown>,
  without: readonly string[] = [],
): Section["rows"] {
  return (me) => sql`
    select t.id::bigint as place, to_jsonb(t) - ${[...without]}::text[] as row
    from ${sql.table(name)} t where ${condition(me)}`;
}

/** Rows of a table without an `id`; `place` is the row number. */
function counted(
  name: string,
  condition: (me: number) => RawBuilder<unknown>,
  without: readonly string[] = [],
): Section["rows"] {
  return (me) => sql`
    select row_number() over (order by to_jsonb(t)::text) as place, to_jsonb(t) - ${[...without]}::text[] as row
    from ${sql.table(name)} t where ${condition(me)}`;
}

const ofMember = (me: number) => sql`t.user_id = ${me}`;

/** Everything stored about a member, except secrets such as the password's hash. A new table is one more line. */
export const SECTIONS: readonly Section[] = [
  {
    name: "account",
    rows: table("users", (me) => sql`t.id = ${me}`, [
      "password",
      "unsubscribe_token",
      "verification_code",
      "verification_expiry",
    ]),
  },
  { name: "statistics", rows: counted("user_stats", ofMember) },
  { name: "roles", rows: counted("user_roles", ofMember) },
  { name: "sessions", rows: table("sessions", ofMember, ["sid"]) },
  { name: "authenticator", rows: counted("authenticators", ofMember, ["secret", "last_step"]) },
  { name: "passkeys", rows: table("passkeys", ofMember, ["public_key"]) },
  { name: "recoveryCodes", rows: counted("recovery_codes", ofMember, ["hash"]) },
  { name: "signIns", rows: table("sign_ins", ofMember) },
  { name: "apiTokens", rows: table("api_tokens", ofMember, ["token", "previous_token"]) },
  { name: "savedQueries", rows: table("saved_queries", (me) => sql`t.owner_id = ${me}`) },
  {
    name: "viewedByMarket",
    rows: table("member_views", ofMember, ["token", "session_id", "admin_id"]),
  },
  { name: "explorerRuns", rows: table("explorer_runs", ofMember) },
  { name: "visits", rows: table("user_activity", ofMember) },
  { name: "knownDevices", rows: table("known_devices", ofMember, ["device"]) },
  { name: "items", rows: table("items", ofMember, ["search", "title_words"]) },
  {
    name: "priceHistory",
    rows: table(
      "price_history",
      (me) => sql`t.item_id in (select id from items where user_id = ${me})`,
    ),
  },
  { name: "photos", rows: table("uploads", ofMember) },
  { name: "likes", rows: counted("item_likes", ofMember) },
  { name: "views", rows: counted("item_views", ofMember) },
  { name: "notForMe", rows: counted("not_for_me", ofMember) },
  { name: "predictions", rows: table("predictions", ofMember) },
  { name: "predictedAt", rows: counted("predicted_members", ofMember) },
  { name: "streams", rows: table("live_streams", ofMember, ["search"]) },
  { name: "streamMessages", rows: table("stream_messages", ofMember) },
  { name: "streamLikes", rows: counted("stream_likes", ofMember) },
  { name: "streamReminders", rows: table("stream_reminders", ofMember) },
  {
    name: "watchedStreams",
    rows: counted("stream_visits", (me) => sql`t.person = 'u' || ${me}::int`),
  },
  { name: "shares", rows: table("shares", ofMember) },
  { name: "offers", rows: table("offers", (me) => sql`${me} in (t.buyer_id, t.seller_id)`) },
  {
    name: "deals",
    rows: table("transactions", (me) => sql`${me} in (t.from_user_id, t.to_user_id)`),
  },
  {
    // A review about the member is hidden from them until it is published, and once the market has removed it.
    name: "reviews",
    rows: table(
      "reviews",
      (me) =>
        sql`t.reviewer_id = ${me} or (t.reviewee_id = ${me} and t.published_at is not null and t.removed_at is null)`,
    ),
  },
  {
    name: "disputes",
    rows: table("disputes", (me) => sql`${me} in (t.reporter_id, t.reported_user_id)`, [
      "admin_notes",
    ]),
  },
  { name: "disputeStatements", rows: table("dispute_events", (me) => sql`t.actor_id = ${me}`) },
  { name: "cart", rows: table("cart_lines", ofMember) },
  { name: "addresses", rows: table("addresses", ofMember) },
  {
    name: "orders",
    rows: (me) => sql`
      select o.id::bigint as place, to_jsonb(o) || jsonb_build_object('items', (
               select jsonb_agg(to_jsonb(i) order by i.id) from order_items i where i.order_id = o.id)) as row
      from orders o where o.buyer_id = ${me}`,
  },
  {
    name: "sales",
    rows: (me) => sql`
      select p.id::bigint as place, to_jsonb(p) || jsonb_build_object('items', (
               select jsonb_agg(to_jsonb(i) order by i.id) from order_items i where i.part_id = p.id)) as row
      from order_parts p where p.seller_id = ${me}`,
  },
  { name: "orderEvents", rows: table("order_events", (me) => sql`t.actor_id = ${me}`) },
  { name: "walletHistory", rows: table("trust_point_ledger", ofMember) },
  {
    // What the administrators write to each other is theirs, and what did not happen is none of the wallet's history.
    name: "walletAdjustments",
    rows: table("adjustments", (me) => sql`t.user_id = ${me} and t.status = 'posted'`, [
      "requested_by",
      "decided_by",
      "decision_note",
      "notes",
    ]),
  },
  { name: "stake", rows: counted("stakes", ofMember) },
  {
    name: "walletHoldings",
    rows: table("ledger_accounts", (me) => sql`t.holder_id = ${me}`),
  },
  { name: "chainWallet", rows: counted("chain_wallets", ofMember) },
  { name: "issuedCertificates", rows: counted("issued_certificates", ofMember) },
  { name: "chainWalletToSign", rows: counted("wallet_challenges", ofMember) },
  {
    name: "walletHolds",
    rows: table(
      "ledger_holds",
      (me) => sql`t.account_id = (select id from ledger_accounts where user_id = ${me})`,
    ),
  },
  { name: "earnings", rows: table("earnings", ofMember) },
  { name: "achievements", rows: counted("user_achievements", ofMember) },
  { name: "xp", rows: table("xp_entries", ofMember) },
  { name: "xpTotals", rows: counted("member_xp", ofMember) },
  {
    name: "messages",
    rows: table("messages", (me) => sql`${me} in (t.from_user_id, t.to_user_id)`, ["removed"]),
  },
  { name: "conversations", rows: counted("conversations", ofMember) },
  { name: "notifications", rows: table("notifications", ofMember) },
  { name: "notificationPreferences", rows: counted("notification_preferences", ofMember) },
  {
    name: "mails",
    rows: table(
      "mails",
      (me) =>
        sql`t.user_id = ${me} or lower(t.to_address) = (select lower(email) from users where id = ${me})`,
      ["body", "unsubscribe_url"],
    ),
  },
  {
    name: "suspensions",
    rows: table("suspension_logs", ofMember, ["admin_id", "lifted_by_id", "notes", "lift_notes"]),
  },
  { name: "textMessages", rows: table("text_messages", ofMember, ["body"]) },
  { name: "verifications", rows: table("verification_attempts", ofMember, ["code"]) },
  { name: "posts", rows: table("social_posts", ofMember) },
  { name: "postLikes", rows: table("social_post_likes", ofMember) },
  { name: "postBookmarks", rows: table("social_post_bookmarks", ofMember) },
  { name: "postShares", rows: counted("social_post_shares", ofMember) },
  { name: "comments", rows: table("social_comments", ofMember) },
  { name: "guides", rows: table("content", ofMember) },
  { name: "guideLikes", rows: counted("content_likes", ofMember) },
  { name: "guideViews", rows: counted("content_views", ofMember) },
  {
    name: "follows",
    rows: table("user_follows", (me) => sql`${me} in (t.follower_id, t.following_id)`),
  },
  { name: "circles", rows: table("circles", (me) => sql`t.admin_id = ${me}`) },
  { name: "circleMemberships", rows: counted("circle_members", ofMember) },
  { name: "circleRequests", rows: counted("circle_requests", ofMember) },
  { name: "blockedMembers", rows: table("member_blocks", ofMember) },
  { name: "reports", rows: table("reports", (me) => sql`t.reporter_id = ${me}`) },
  {
    name: "marketDecisions",
    rows: table(
      "moderation_cases",
      (me) => sql`t.member_id = ${me} and (t.kind = 'appeal' or t.decision <> 'dismiss')`,
      ["notes", "decided_by", "claimed_by", "claimed_until"],
    ),
  },
];

export const AccountExportSection = stringEnum(
  "AccountExportSection",
  SECTIONS.map(({ name }) => name),
  "A part of what the market keeps about a member. Source: C43",
);
