import { sql, type RawBuilder } from "kysely";
import { stringEnum } from "../../core/graphql/enums.ts";

/** One part of what the market stores about a member. */
export interface Section {
  name: string;
  /** What it is, in the member's words. */
  words: string;
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
    words: "The account itself, without the password.",
    rows: table("users", (me) => sql`t.id = ${me}`, [
      "password",
      "unsubscribe_token",
      "verification_code",
      "verification_expiry",
    ]),
  },
  {
    name: "statistics",
    words: "Counts of what the member did.",
    rows: counted("user_stats", ofMember),
  },
  {
    name: "roles",
    words: "The member's roles in the market.",
    rows: counted("user_roles", ofMember),
  },
  {
    name: "sessions",
    words: "Where the member is signed in.",
    rows: table("sessions", ofMember, ["sid"]),
  },
  {
    name: "authenticator",
    words: "The authenticator app, without its secret.",
    rows: counted("authenticators", ofMember, ["secret", "last_step"]),
  },
  {
    name: "passkeys",
    words: "Passkeys, without their keys.",
    rows: table("passkeys", ofMember, ["public_key"]),
  },
  {
    name: "recoveryCodes",
    words: "That there are recovery codes, without the codes.",
    rows: counted("recovery_codes", ofMember, ["hash"]),
  },
  { name: "signIns", words: "Sign-ins.", rows: table("sign_ins", ofMember) },
  {
    name: "apiTokens",
    words: "Tokens for programs, without their secrets.",
    rows: table("api_tokens", ofMember, ["token", "previous_token"]),
  },
  {
    name: "savedQueries",
    words: "Saved queries of the explorer.",
    rows: table("saved_queries", (me) => sql`t.owner_id = ${me}`),
  },
  {
    name: "viewedByMarket",
    words: "When an administrator looked at the market as the member.",
    rows: table("member_views", ofMember, ["token", "session_id", "admin_id"]),
  },
  {
    name: "explorerRuns",
    words: "What the member has asked the explorer.",
    rows: table("explorer_runs", ofMember),
  },
  { name: "visits", words: "Visits.", rows: table("user_activity", ofMember) },
  {
    name: "knownDevices",
    words: "Devices that the member signed in with.",
    rows: table("known_devices", ofMember, ["device"]),
  },
  {
    name: "items",
    words: "Items the member listed.",
    rows: table("items", ofMember, ["search", "title_words"]),
  },
  {
    name: "priceHistory",
    words: "The prices these items had.",
    rows: table(
      "price_history",
      (me) => sql`t.item_id in (select id from items where user_id = ${me})`,
    ),
  },
  { name: "photos", words: "Photos the member uploaded.", rows: table("uploads", ofMember) },
  { name: "likes", words: "Items the member likes.", rows: counted("item_likes", ofMember) },
  { name: "views", words: "Items the member looked at.", rows: counted("item_views", ofMember) },
  {
    name: "notForMe",
    words: "Recommendations the member put away.",
    rows: counted("not_for_me", ofMember),
  },
  {
    name: "predictions",
    words: "Predictions for the member.",
    rows: table("predictions", ofMember),
  },
  {
    name: "predictedAt",
    words: "When predictions were made for the member.",
    rows: counted("predicted_members", ofMember),
  },
  {
    name: "streams",
    words: "Streams the member hosts.",
    rows: table("live_streams", ofMember, ["search"]),
  },
  {
    name: "streamMessages",
    words: "What the member said in streams' chats.",
    rows: table("stream_messages", ofMember),
  },
  {
    name: "streamLikes",
    words: "Streams the member likes.",
    rows: counted("stream_likes", ofMember),
  },
  {
    name: "streamReminders",
    words: "Streams the member asked to be reminded of.",
    rows: table("stream_reminders", ofMember),
  },
  {
    name: "watchedStreams",
    words: "Streams the member watched.",
    rows: counted("stream_visits", (me) => sql`t.person = 'u' || ${me}::int`),
  },
  { name: "shares", words: "Items the member shared.", rows: table("shares", ofMember) },
  {
    name: "offers",
    words: "Offers, as buyer and as seller.",
    rows: table("offers", (me) => sql`${me} in (t.buyer_id, t.seller_id)`),
  },
  {
    name: "deals",
    words: "Items that changed hands, given or received.",
    rows: table("transactions", (me) => sql`${me} in (t.from_user_id, t.to_user_id)`),
  },
  {
    // A review about the member is hidden from them until it is published, and once the market has removed it.
    name: "reviews",
    words: "Reviews the member wrote, and published ones about them.",
    rows: table(
      "reviews",
      (me) =>
        sql`t.reviewer_id = ${me} or (t.reviewee_id = ${me} and t.published_at is not null and t.removed_at is null)`,
    ),
  },
  {
    name: "disputes",
    words: "Disputes the member is a side of.",
    rows: table("disputes", (me) => sql`${me} in (t.reporter_id, t.reported_user_id)`, [
      "admin_notes",
    ]),
  },
  {
    name: "disputeStatements",
    words: "What the member said in disputes.",
    rows: table("dispute_events", (me) => sql`t.actor_id = ${me}`),
  },
  { name: "cart", words: "What is in the cart.", rows: table("cart_lines", ofMember) },
  { name: "addresses", words: "Saved addresses.", rows: table("addresses", ofMember) },
  {
    name: "orders",
    words: "Orders as buyer, with their items.",
    rows: (me) => sql`
      select o.id::bigint as place, to_jsonb(o) || jsonb_build_object('items', (
               select jsonb_agg(to_jsonb(i) order by i.id) from order_items i where i.order_id = o.id)) as row
      from orders o where o.buyer_id = ${me}`,
  },
  {
    name: "sales",
    words: "Parts of orders as seller, with their items.",
    rows: (me) => sql`
      select p.id::bigint as place, to_jsonb(p) || jsonb_build_object('items', (
               select jsonb_agg(to_jsonb(i) order by i.id) from order_items i where i.part_id = p.id)) as row
      from order_parts p where p.seller_id = ${me}`,
  },
  {
    name: "orderEvents",
    words: "What the member did in orders.",
    rows: table("order_events", (me) => sql`t.actor_id = ${me}`),
  },
  {
    name: "walletHistory",
    words: "Every posting of the wallet.",
    rows: table("trust_point_ledger", ofMember),
  },
  {
    // What the administrators write to each other is theirs, and what did not happen is none of the wallet's history.
    name: "walletAdjustments",
    words: "Adjustments of the wallet that were posted.",
    rows: table("adjustments", (me) => sql`t.user_id = ${me} and t.status = 'posted'`, [
      "requested_by",
      "decided_by",
      "decision_note",
      "notes",
    ]),
  },
  { name: "stake", words: "What the member has staked.", rows: counted("stakes", ofMember) },
  {
    name: "walletHoldings",
    words: "The balances the member has in the market's books.",
    rows: table("ledger_accounts", (me) => sql`t.holder_id = ${me}`),
  },
  {
    name: "chainWallet",
    words: "The connected wallet of the market's own network.",
    rows: counted("chain_wallets", ofMember),
  },
  {
    name: "issuedCertificates",
    words: "Certificates that were signed for the member.",
    rows: counted("issued_certificates", ofMember),
  },
  {
    name: "chainWalletToSign",
    words: "What a wallet was asked to sign.",
    rows: counted("wallet_challenges", ofMember),
  },
  {
    name: "walletHolds",
    words: "TP that were promised to offers.",
    rows: table(
      "ledger_holds",
      (me) => sql`t.account_id = (select id from ledger_accounts where user_id = ${me})`,
    ),
  },
  {
    name: "earnings",
    words: "What the member earned beside deals.",
    rows: table("earnings", ofMember),
  },
  {
    name: "achievements",
    words: "What the member has reached.",
    rows: counted("user_achievements", ofMember),
  },
  { name: "xp", words: "What brought XP.", rows: table("xp_entries", ofMember) },
  { name: "xpTotals", words: "How many XP the member has.", rows: counted("member_xp", ofMember) },
  {
    name: "messages",
    words: "Messages sent and received.",
    rows: table("messages", (me) => sql`${me} in (t.from_user_id, t.to_user_id)`, ["removed"]),
  },
  {
    name: "conversations",
    words: "Threads, and how far they were read.",
    rows: counted("conversations", ofMember),
  },
  {
    name: "notifications",
    words: "What the market told the member.",
    rows: table("notifications", ofMember),
  },
  {
    name: "notificationPreferences",
    words: "What the member wants to be told, and where.",
    rows: counted("notification_preferences", ofMember),
  },
  {
    name: "mails",
    words: "Mails to the member, without their text.",
    rows: table(
      "mails",
      (me) =>
        sql`t.user_id = ${me} or lower(t.to_address) = (select lower(email) from users where id = ${me})`,
      ["body", "unsubscribe_url"],
    ),
  },
  {
    name: "suspensions",
    words: "Suspensions of the member.",
    rows: table("suspension_logs", ofMember, ["admin_id", "lifted_by_id", "notes", "lift_notes"]),
  },
  {
    name: "textMessages",
    words: "Text messages to the member, without their text.",
    rows: table("text_messages", ofMember, ["body"]),
  },
  {
    name: "verifications",
    words: "Tries to verify the e-mail address or the phone, without the codes.",
    rows: table("verification_attempts", ofMember, ["code"]),
  },
  {
    name: "posts",
    words: "Posts the member wrote, or the market wrote for them.",
    rows: table("social_posts", ofMember),
  },
  {
    name: "postLikes",
    words: "Posts the member likes.",
    rows: table("social_post_likes", ofMember),
  },
  {
    name: "postBookmarks",
    words: "Posts the member bookmarked.",
    rows: table("social_post_bookmarks", ofMember),
  },
  {
    name: "postShares",
    words: "Posts the member shared.",
    rows: counted("social_post_shares", ofMember),
  },
  {
    name: "comments",
    words: "Comments the member wrote.",
    rows: table("social_comments", ofMember),
  },
  { name: "guides", words: "Guides the member wrote.", rows: table("content", ofMember) },
  {
    name: "guideLikes",
    words: "Guides the member likes.",
    rows: counted("content_likes", ofMember),
  },
  {
    name: "guideViews",
    words: "Guides the member opened.",
    rows: counted("content_views", ofMember),
  },
  {
    name: "follows",
    words: "Whom the member follows, and who follows them.",
    rows: table("user_follows", (me) => sql`${me} in (t.follower_id, t.following_id)`),
  },
  {
    name: "circles",
    words: "Circles the member runs.",
    rows: table("circles", (me) => sql`t.admin_id = ${me}`),
  },
  {
    name: "circleMemberships",
    words: "Circles the member is in.",
    rows: counted("circle_members", ofMember),
  },
  {
    name: "circleRequests",
    words: "Circles the member asked to join.",
    rows: counted("circle_requests", ofMember),
  },
  {
    name: "blockedMembers",
    words: "Whom the member has blocked.",
    rows: table("member_blocks", ofMember),
  },
  {
    name: "reports",
    words: "What the member reported.",
    rows: table("reports", (me) => sql`t.reporter_id = ${me}`),
  },
  {
    name: "marketDecisions",
    words: "What the market decided about something of the member's.",
    rows: table(
      "moderation_cases",
      (me) => sql`t.member_id = ${me} and (t.kind = 'appeal' or t.decision <> 'dismiss')`,
      ["notes", "decided_by", "claimed_by", "claimed_until"],
    ),
  },
];

/** Source: C43 */
export const AccountExportSection = stringEnum(
  "AccountExportSection",
  "A part of what the market keeps about a member.",
  Object.fromEntries(SECTIONS.map(({ name, words }) => [name, words])),
);
