import type { GraphQLSchema } from "graphql";
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { rulesIn } from "../../api/core/access/enforce.ts";
import type { RuleOf } from "../../api/core/access/policy.ts";
import { accessTable } from "../../api/emit/accessTable.ts";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { GRAVE } from "../support/grave.ts";
import { aMarket } from "../support/market.ts";
import { SHOWN_IN_VIEW } from "../support/viewAs.ts";

const market = aMarket();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

/** What an administrator may read who views the market as a member. Written down a second time. */
const OPEN_TO_A_VIEW = [
  "Query.achievements",
  "Query.assistant",
  "Query.behavior",
  "Query.bookmarkedPosts",
  "Query.buyQuote",
  "Query.buyerOffers",
  "Query.cart",
  "Query.categories",
  "Query.certificates",
  "Query.chainTransactions",
  "Query.chainWallet",
  "Query.challenges",
  "Query.circle",
  "Query.circleItems",
  "Query.circleMembers",
  "Query.circlePosts",
  "Query.circles",
  "Query.closedFeatures",
  "Query.deal",
  "Query.deals",
  "Query.demandForecasts",
  "Query.detectProduct",
  "Query.dispute",
  "Query.disputes",
  "Query.earnings",
  "Query.enhancedDescription",
  "Query.exchangeSuggestions",
  "Query.featuredStreams",
  "Query.feed",
  "Query.feedPost",
  "Query.followedMembers",
  "Query.followers",
  "Query.gamificationStats",
  "Query.guide",
  "Query.guides",
  "Query.item",
  "Query.items",
  "Query.leaderboard",
  "Query.liveStreams",
  "Query.marketPredictions",
  "Query.member",
  "Query.memberPosts",
  "Query.members",
  "Query.myItems",
  "Query.node",
  "Query.offer",
  "Query.order",
  "Query.orders",
  "Query.personality",
  "Query.postComments",
  "Query.predictions",
  "Query.priceOptimizations",
  "Query.priceSuggestion",
  "Query.publicLog",
  "Query.recommendations",
  "Query.reviews",
  "Query.sales",
  "Query.salesCounts",
  "Query.sellerOfferCounts",
  "Query.sellerOffers",
  "Query.shippingOptions",
  "Query.staking",
  "Query.stakingPool",
  "Query.stream",
  "Query.streamMessages",
  "Query.streamStats",
  "Query.streams",
  "Query.trending",
  "Query.user",
  "Query.userInsights",
  "Query.verifyCertificate",
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
  "Subscription.guideCounted",
  "Subscription.guideUpdated",
  "Subscription.itemUpdated",
  "Subscription.leaderboardUpdated",
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
  "Subscription.trendingUpdated",
  "Subscription.viewerStreamUpdated",
  "Subscription.walletUpdated",
];

it("opens to a view what is written down, and nothing else", () => {
  // That the doors do as the scopes say is in accessMatrix.test.ts.
  const open = rulesIn(schema).filter(
    ({ changes, scope }) => !changes && SHOWN_IN_VIEW.includes(scope),
  );
  expect(open.map(({ name }) => name).toSorted(), GRAVE.leak).toEqual(OPEN_TO_A_VIEW);
});

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
    "Mutation.fundPool",
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
    "Mutation.revealValue",
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
    "Mutation.createApiToken",
    "Mutation.removeAuthenticator",
    "Mutation.removePasskey",
    "Mutation.renewRecoveryCodes",
    "Mutation.rotateApiToken",
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
    "Mutation.revokeApiToken",
    "Mutation.revokeOtherSessions",
    "Mutation.revokeSession",
    "Mutation.saveAddress",
    "Mutation.sendVerificationCode",
    "Mutation.verifyChannel",
    "Query.accountExport",
    "Query.activity",
    "Query.apiTokens",
    "Query.marketDecision",
    "Query.sessions",
    "Query.twoStepSignIn",
  ])
    expect(inPerson, name).toContain(name);
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
