import type { GraphQLSchema } from "graphql";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { policies } from "../../api/composition/policies.ts";
import { ruleOf, rulesIn } from "../../api/core/access/enforce.ts";
import { rulesOf, type RuleOf } from "../../api/core/access/policy.ts";
import { accessTable } from "../../api/emit/accessTable.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { routes } from "../../api/rest/allRoutes.ts";
import { whoMayAsk } from "../../api/rest/runRoute.ts";
import { callOf, overSocket, rootFields, type Errors, type RootField } from "../support/anyCall.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import type { Stranger } from "../support/people.ts";
import { aViewAs } from "../support/viewAs.ts";

const market = aMarket();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

async function codeFor(asker: Stranger, root: RootField, by: string): Promise<string | undefined> {
  const query = callOf(root);
  const ask = root.operation === "subscription" ? subscribed : by === "HTTP" ? posted : overSocket;
  const [error] = await ask(asker, query);
  return error?.extensions?.["code"] as string | undefined;
}

async function posted(asker: Stranger, query: string): Promise<Errors> {
  return (await asker.ask(query)).errors ?? [];
}

async function subscribed(asker: Stranger, query: string): Promise<Errors> {
  const stream = await asker.live(query);
  await stream.roundTrip();
  await stream.stop();
  return stream.errors;
}

/** An id that nothing has. */
const NOBODYS = 2_000_000_000;

/** Who asks, and by which rule they are refused. */
const ACTORS = [
  { actor: "a stranger", join: async () => market.stranger, is: ["everyone"] },
  { actor: "a member", join: () => market.member("Curious"), is: ["everyone", "member"] },
  {
    actor: "a moderator",
    join: () => market.moderator("Mona"),
    is: ["everyone", "member", "moderator"],
  },
  {
    actor: "an administrator",
    join: () => market.admin(),
    is: ["everyone", "member", "moderator", "admin"],
  },
] as const;

describe.each(ACTORS)("$actor", ({ join, is }) => {
  const refusal = is.length === 1 ? "UNAUTHENTICATED" : "FORBIDDEN";
  const allowed: readonly string[] = is;
  let asker: Stranger;
  beforeAll(async () => {
    asker = await join();
  });

  // Proves: RO-006
  it.each(["HTTP", "a socket"])(
    "is answered by the rules over %s, and by nothing else",
    async (by) => {
      const wrong: string[] = [];
      for (const root of rootFields(schema)) {
        // A subscription has no other way than a socket; what follows ends the session that asks.
        if (root.operation === "subscription" && by === "HTTP") continue;
        if (root.name === "Mutation.logout" && asker !== market.stranger) continue;
        const code = await codeFor(asker, root, by);
        const isRefused = code === "UNAUTHENTICATED" || code === "FORBIDDEN";
        const expected = allowed.includes(ruleOf(schema, root.name).who) ? undefined : refusal;
        if ((isRefused ? code : undefined) !== expected || code === "INTERNAL_SERVER_ERROR")
          wrong.push(`${root.name}: ${code}`);
      }
      expect(wrong, GRAVE.leak).toEqual([]);
    },
  );

  it("is answered by the same rules over REST", async () => {
    const wrong: string[] = [];
    for (const route of routes) {
      const path = route.path.replace(/:\w+/g, String(NOBODYS));
      const init = { method: route.method, ...(route.method !== "GET" && { body: "{}" }) };
      const headers = { "content-type": "application/json", ...asker.headers };
      const { status } = await fetch(`${market.url}${path}`, { ...init, headers });
      const isAllowed = allowed.includes(whoMayAsk(schema, route));
      const expected = isAllowed ? undefined : refusal === "FORBIDDEN" ? 403 : 401;
      const found = status === 401 || status === 403 ? status : undefined;
      if (found !== expected || status >= 500)
        wrong.push(`${route.method} ${route.path}: ${status}`);
    }
    expect(wrong, GRAVE.leak).toEqual([]);
  });

  it("is answered by the same rules outside of GraphQL", async () => {
    const routes = Object.values(policies).flatMap(({ Route = {} }) => rulesOf({ Route }));
    expect(routes.length).toBeGreaterThan(0);
    for (const { name, who } of routes) {
      const [method = "", path = ""] = name.replace("{id}", String(NOBODYS)).split(" ");
      const { status } = await fetch(`${market.url}${path}`, { method, headers: asker.headers });
      const expected = allowed.includes(who) ? undefined : refusal === "FORBIDDEN" ? 403 : 401;
      expect(status === 401 || status === 403 ? status : undefined, name).toBe(expected);
      expect(status, name).toBeLessThan(500);
    }
  });
});

/** What an administrator may read who views the market as a member. Written down a second time. */
const OPEN_TO_A_VIEW = [
  "Query.bookmarkedPosts",
  "Query.buyQuote",
  "Query.buyerOffers",
  "Query.cart",
  "Query.categories",
  "Query.circle",
  "Query.circleItems",
  "Query.circleMembers",
  "Query.circlePosts",
  "Query.circles",
  "Query.closedFeatures",
  "Query.deal",
  "Query.deals",
  "Query.dispute",
  "Query.disputes",
  "Query.earnings",
  "Query.exchangeSuggestions",
  "Query.featuredStreams",
  "Query.feed",
  "Query.feedPost",
  "Query.followedMembers",
  "Query.followers",
  "Query.item",
  "Query.items",
  "Query.liveStreams",
  "Query.member",
  "Query.memberPosts",
  "Query.members",
  "Query.myItems",
  "Query.offer",
  "Query.order",
  "Query.orders",
  "Query.postComments",
  "Query.reviews",
  "Query.sales",
  "Query.salesCounts",
  "Query.sellerOfferCounts",
  "Query.sellerOffers",
  "Query.shippingOptions",
  "Query.stream",
  "Query.streamMessages",
  "Query.streamStats",
  "Query.streams",
  "Query.user",
  "Query.viewer",
  "Query.wallet",
  "Query.walletStatement",
  "Subscription.cartUpdated",
  "Subscription.circlePostAdded",
  "Subscription.circleUpdated",
  "Subscription.closedFeaturesUpdated",
  "Subscription.disputeUpdated",
  "Subscription.feedPostAdded",
  "Subscription.feedPostUpdated",
  "Subscription.itemUpdated",
  "Subscription.listingAdded",
  "Subscription.memberUpdated",
  "Subscription.offerUpdated",
  "Subscription.orderUpdated",
  "Subscription.queriesInvalidated",
  "Subscription.reviewPublished",
  "Subscription.streamChatMessage",
  "Subscription.streamReaction",
  "Subscription.streamUpdated",
  "Subscription.streamViewerCount",
  "Subscription.streamViewerCounts",
  "Subscription.streamsLive",
  "Subscription.viewerStreamUpdated",
  "Subscription.walletUpdated",
];

/** Written down a second time, so that no rule is widened by mistake. */
it("keeps for administrators, and for the member in person, what is theirs", () => {
  const rules = rulesIn(schema);
  const names = (which: (rule: RuleOf) => boolean) => rules.filter(which).map(({ name }) => name);
  expect(names(({ who }) => who === "admin").toSorted(), GRAVE.leak).toEqual([
    "Mutation.approveAdjustment",
    "Mutation.askDispute",
    "Mutation.cancelReportRun",
    "Mutation.changeSavedQuery",
    "Mutation.clearExplorerHistory",
    "Mutation.createReportSchedule",
    "Mutation.decideDispute",
    "Mutation.deleteExplorerRun",
    "Mutation.deleteItem",
    "Mutation.deleteReportSchedule",
    "Mutation.deleteSavedQuery",
    "Mutation.dropDeadLetter",
    "Mutation.dropJob",
    "Mutation.liftSuspension",
    "Mutation.pauseReportSchedule",
    "Mutation.pinSavedQuery",
    "Mutation.rejectAdjustment",
    "Mutation.requestAdjustment",
    "Mutation.requestReport",
    "Mutation.resetTwoStep",
    "Mutation.restoreItem",
    "Mutation.resumeReportSchedule",
    "Mutation.retryDeadLetter",
    "Mutation.retryJob",
    "Mutation.retryJobs",
    "Mutation.runReportSchedule",
    "Mutation.saveQuery",
    "Mutation.setRole",
    "Mutation.setSwitch",
    "Mutation.stopViewAs",
    "Mutation.suspendMember",
    "Mutation.takeDispute",
    "Mutation.unpinSavedQuery",
    "Mutation.viewAs",
    "Mutation.withdrawAdjustment",
    "Query.adjustment",
    "Query.adjustmentTerms",
    "Query.adjustments",
    "Query.adminBacklog",
    "Query.adminCategoryAnalytics",
    "Query.adminDisputePostings",
    "Query.adminEventLog",
    "Query.adminGeographicalAnalytics",
    "Query.adminIssue",
    "Query.adminItem",
    "Query.adminItems",
    "Query.adminMarketHealth",
    "Query.adminReports",
    "Query.adminSalesAnalytics",
    "Query.adminStats",
    "Query.adminSupply",
    "Query.adminSwitches",
    "Query.adminTransaction",
    "Query.adminTransactions",
    "Query.adminUser",
    "Query.adminUsers",
    "Query.adminUsersAnalytics",
    "Query.auditLog",
    "Query.auditLogProblems",
    "Query.dashboardTiles",
    "Query.deadLetters",
    "Query.disputeQueue",
    "Query.explorerHistory",
    "Query.jobs",
    "Query.jobsSummary",
    "Query.ledgerAudit",
    "Query.memberSuspensions",
    "Query.overdueDeadlines",
    "Query.reportRun",
    "Query.reportRuns",
    "Query.reportSchedules",
    "Query.savedQueries",
    "Query.savedQuery",
    "Subscription.adjustmentUpdated",
    "Subscription.adminBacklogUpdated",
    "Subscription.adminEvents",
    "Subscription.adminStatsUpdated",
    "Subscription.jobsSummaryUpdated",
    "Subscription.reportRunUpdated",
  ]);
  expect(names(({ who }) => who === "moderator").toSorted(), GRAVE.leak).toEqual([
    "Mutation.claimCase",
    "Mutation.decideCase",
    "Mutation.dryRun",
    "Mutation.releaseCase",
    "Query.moderationCase",
    "Query.moderationQueue",
    "Subscription.moderationUpdated",
  ]);
  // Every action of an administrator asks for it, too; a dry run has its action's rule.
  expect(names(({ fresh, action }) => fresh === true && !action).toSorted(), GRAVE.leak).toEqual([
    "Mutation.addPasskey",
    "Mutation.beginAuthenticator",
    "Mutation.beginPasskey",
    "Mutation.confirmAuthenticator",
    "Mutation.removeAuthenticator",
    "Mutation.removePasskey",
    "Mutation.renewRecoveryCodes",
  ]);
  expect(
    names(({ fresh, action }) => action !== undefined && !fresh),
    GRAVE.leak,
  ).toEqual([]);
  const inPerson = new Set(names(({ scope }) => scope === "session"));
  for (const name of [
    "Mutation.appealDecision",
    "Mutation.beginPasskeyProof",
    "Mutation.changePassword",
    "Mutation.deleteAccount",
    "Mutation.login",
    "Mutation.logout",
    "Mutation.proveIdentity",
    "Mutation.register",
    "Mutation.resetPassword",
    "Mutation.revokeOtherSessions",
    "Mutation.revokeSession",
    "Mutation.saveAddress",
    "Mutation.sendVerificationCode",
    "Mutation.verifyChannel",
    "Query.accountExport",
    "Query.activity",
    "Query.marketDecision",
    "Query.sessions",
    "Query.twoStepSignIn",
  ])
    expect(inPerson, name).toContain(name);
});

describe("an administrator who views the market as a member", () => {
  it("is answered what is written down, by every door, and nothing else", async () => {
    const [administrator, ana] = [await market.anotherAdmin("Second"), await market.member("Ana")];
    const view = await aViewAs(market, administrator, ana);
    const open = new Set<string>();
    const wrong: string[] = [];
    for (const root of rootFields(schema))
      for (const by of ["HTTP", "a socket"]) {
        const code = await codeFor(view, root, by);
        if (code === "UNAUTHENTICATED" || code === "FORBIDDEN" || code === "INTERNAL_SERVER_ERROR")
          wrong.push(`${root.name}: ${code}`);
        if (code !== "VIEW_ONLY") open.add(root.name);
      }
    expect(wrong).toEqual([]);
    expect([...open].toSorted(), GRAVE.leak).toEqual(OPEN_TO_A_VIEW);
  });
});

it("schema/access.md is what `npm run schema` writes", async () => {
  const written = await readFile(new URL("../../schema/access.md", import.meta.url), "utf8");
  expect(written).toBe(accessTable(schema));
});

describe("what belongs to two members", () => {
  it("does not exist for a third one", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const item = await anItem(amara);
    const offer = await anOffer(jun, item, { message: "between us" });
    const { sendMessage } = await jun.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "hello" }) { message { id } } }`,
      { to: amara.id },
    );

    expect(
      (await eve.gql(`query ($id: ID!) { offer(id: $id) { id } }`, { id: offer.id })).offer,
    ).toBeNull();
    for (const refusal of [
      await eve.refused(ACCEPT, { id: offer.id }),
      await eve.refused(`mutation ($id: ID!) { declineOffer(id: $id) { offer { id } } }`, {
        id: offer.id,
      }),
      await eve.refused(`mutation ($id: ID!) { withdrawOffer(id: $id) { offer { id } } }`, {
        id: offer.id,
      }),
      await eve.refused(
        `mutation ($id: ID!) { counterOffer(id: $id, tpDelta: 5) { offer { id } } }`,
        { id: offer.id },
      ),
      await eve.refused(
        `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 1) { item { id } } }`,
        { id: item.id },
      ),
      await eve.refused(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
        id: item.id,
      }),
    ]) {
      expect(refusal.code).toBe("NOT_FOUND");
    }
    const { conversation } = await eve.gql(
      `query ($id: ID!) { conversation(memberId: $id) { messages { edges { node { id } } } } }`,
      { id: jun.id },
    );
    expect(conversation.messages.edges, GRAVE.leak).toEqual([]);
    expect(
      (
        await eve.gql(
          `{ sellerOffers { edges { node { id } } } buyerOffers { edges { node { id } } } }`,
        )
      ).sellerOffers.edges,
    ).toEqual([]);
    const notifications = await market.rows<{ id: number }>(
      `select id from notifications where user_id = $1`,
      [Number(amara.id)],
    );
    expect(
      (
        await eve.refused(`mutation ($id: ID!) { markNotificationRead(id: $id) { id } }`, {
          id: String(notifications[0]?.id),
        })
      ).code,
    ).toBe("NOT_FOUND");
    expect(sendMessage.message.id).toBeTruthy();
  });

  it("keeps a hidden item hidden from who watches it", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara, { title: "Secret" });
    await amara.gql(
      `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 33) { item { id } } }`,
      { id: item.id },
    );
    await market.rows(`update items set status = 'hidden' where id = $1`, [Number(item.id)]);
    const stream = await market.stranger.live(
      `subscription ($ids: [ID!]!, $after: Cursor) { itemUpdated(ids: $ids, after: $after) { itemId item { title } } }`,
      { ids: [item.id], after: Buffer.from(`i${item.id}.0`).toString("base64url") },
    );
    await stream.next();
    expect(stream.heard, GRAVE.leak).toEqual([{ itemId: item.id, item: null }]);
    await stream.stop();
  });

  it("keeps e-mail, phone and balance off the public member", () => {
    const fields = Object.keys(
      (schema.getType("User") as unknown as { getFields(): object }).getFields(),
    );
    for (const secret of ["email", "phone", "password", "tpBalance", "wallet", "suspensionReason"])
      expect(fields).not.toContain(secret);
  });
});
