import { describe, expect, it } from "vitest";
import { REVIEW_TP } from "../../schema/limits.ts";
import { CONFIRM } from "../support/checkout.ts";
import { aDeal, aParcel, DEALS, REVIEW, REVIEWS } from "../support/deals.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

async function twoPeople(): Promise<{ seller: Person; buyer: Person }> {
  return { seller: await market.member("Amara"), buyer: await market.member("Jun") };
}

async function readingsOf(asker: Person, memberId: string) {
  return (await asker.gql(REVIEWS, { memberId })).reviews;
}

/** What the two columns and the reviews themselves say of a member. */
async function ratingsOf({ id }: Person) {
  const [found] = await market.rows(
    `select u.overall_rating::float8 as overall, u.total_reviews as total, s.average_rating::float8 as average,
            (select round(avg(rating), 2)::float8 from reviews where reviewee_id = u.id and published_at is not null) as mean
     from users u join user_stats s on s.user_id = u.id where u.id = $1`,
    [Number(id)],
  );
  return found;
}

describe("a review", () => {
  // Proves: RD-001, RD-002, RD-003, VA-040
  it("is blind until both have written, pays each 5 TP, and makes the rating", async () => {
    const { seller, buyer } = await twoPeople();
    const transactionId = await aDeal(market, { seller, buyer });
    expect(await ratingsOf(seller)).toEqual({ overall: 0, total: 0, average: 5, mean: null });

    const { submitReview } = await buyer.gql(REVIEW, {
      input: {
        transactionId,
        revieweeId: seller.id,
        rating: 4,
        comment: "  Pours well  ",
        aspectRatings: { itemCondition: 5, overall: 1 },
      },
    });
    expect(submitReview).toMatchObject({
      tpEarned: REVIEW_TP,
      wallet: { tpBalance: 85 },
      review: {
        rating: 4,
        comment: "Pours well",
        publishedAt: null,
        isVerified: true,
        dealTitle: "Enamel teapot",
        aspectRatings: { communication: null, reliability: null, itemCondition: 5, overall: 1 },
      },
    });
    expect(submitReview.review.publishesAt).toMatch(/Z$/);
    expect((await readingsOf(seller, seller.id)).edges).toEqual([]);
    const { notifications } = await seller.gql(
      `{ notifications(first: 1) { edges { node { type message actionUrl } } } }`,
    );
    expect(notifications.edges[0].node).toEqual({
      type: "review_waiting",
      message: "Jun reviewed Enamel teapot. Write yours, and both are shown",
      actionUrl: `/deals?review=${transactionId}`,
    });

    const answer = await seller.gql(REVIEW, { input: { transactionId, rating: 5 } });
    expect(answer.submitReview.review).toMatchObject({ aspectRatings: null, comment: null });
    expect(answer.submitReview.review.publishedAt).toMatch(/Z$/);
    expect((await readingsOf(buyer, seller.id)).edges[0].node).toMatchObject({
      rating: 4,
      reviewer: { id: buyer.id },
    });
    // rating counts, not the aspect "overall".
    expect(await ratingsOf(seller)).toEqual({ overall: 4, total: 1, average: 4, mean: 4 });
    expect(await ratingsOf(buyer)).toEqual({ overall: 5, total: 1, average: 5, mean: 5 });
  });

  it("is published alone when the 14 days are over, and nobody can answer it then", async () => {
    const { seller, buyer } = await twoPeople();
    const transactionId = await aDeal(market, { seller, buyer });
    await buyer.gql(REVIEW, { input: { transactionId, rating: 2 } });
    await market.passHours(24 * 14 + 1);
    expect((await readingsOf(buyer, seller.id)).totalCount).toBe(1);
    expect(await ratingsOf(seller)).toEqual({ overall: 2, total: 1, average: 2, mean: 2 });
    expect((await seller.refused(REVIEW, { input: { transactionId, rating: 1 } })).code).toBe(
      "REVIEW_CLOSED",
    );
    expect((await seller.gql(DEALS, { awaiting: "review" })).deals).toEqual([]);
  });

  it("is written once for a deal, whichever of its items is named, and only by its sides", async () => {
    const { seller, buyer } = await twoPeople();
    const eve = await market.member("Eve");
    const [target, given] = [await anItem(seller), await anItem(buyer, { title: "Desk lamp" })];
    const offer = await anOffer(buyer, target, { offeredItemIds: [given.id] });
    await seller.gql(ACCEPT, { id: offer.id });
    const deals = await market.rows<{ id: number }>(
      "select id from transactions where offer_id = $1 order by id",
      [Number(offer.id)],
    );
    const [first, second] = deals.map(({ id }) => String(id));
    await buyer.gql(REVIEW, { input: { transactionId: second, rating: 5 } });
    for (const transactionId of [first, second])
      expect((await buyer.refused(REVIEW, { input: { transactionId, rating: 5 } })).code).toBe(
        "ALREADY_REVIEWED",
      );
    expect((await eve.refused(REVIEW, { input: { transactionId: first, rating: 1 } })).code).toBe(
      "NOT_FOUND",
    );
    const toEve = { transactionId: first, revieweeId: eve.id, rating: 1 };
    expect((await seller.refused(REVIEW, { input: toEve })).fields).toHaveProperty("revieweeId");
    const { deals: open } = await seller.gql(DEALS, { awaiting: "review" });
    expect(open).toMatchObject([
      { transactionId: first, title: "Enamel teapot and 1 more", other: { id: buyer.id } },
    ]);
  });

  // Proves: VA-031, VA-032, VA-040
  it("refuses stars and words outside the limits, each by its name", async () => {
    const { seller, buyer } = await twoPeople();
    const transactionId = await aDeal(market, { seller, buyer });
    const wrong: [object, string, string][] = [
      [{ rating: 0 }, "rating", "Please provide a rating before submitting"],
      [{ rating: 6 }, "rating", "Please provide a rating before submitting"],
      [{ comment: "x".repeat(501) }, "comment", "The comment may have at most 500 characters"],
      [{ aspectRatings: { reliability: 6 } }, "reliability", "A rating must be 1 to 5"],
    ];
    for (const [input, field, words] of wrong) {
      const refusal = await buyer.refused(REVIEW, {
        input: { transactionId, rating: 3, ...input },
      });
      expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: words } });
    }
    await buyer.gql(REVIEW, { input: { transactionId, rating: 1, comment: "😀".repeat(500) } });
  });

  it("of a delivered part of an order is written by both sides", async () => {
    const seller = await market.member("Sam");
    const buyer = await market.richMember("Bea", 300);
    const part = await aParcel({ seller, buyer });
    expect((await buyer.gql(DEALS, { awaiting: "review" })).deals).toEqual([]);
    await buyer.gql(CONFIRM, { partId: part.id });
    const [deal] = (await seller.gql(DEALS, { awaiting: "review" })).deals;
    expect(deal).toMatchObject({ orderPartId: part.id, amount: 100, other: { id: buyer.id } });
    for (const person of [seller, buyer])
      await person.gql(REVIEW, { input: { transactionId: deal.transactionId, rating: 5 } });
    expect((await readingsOf(seller, buyer.id)).totalCount).toBe(1);
  });

  it("that is published can be reported, and one that is not does not exist", async () => {
    const { seller, buyer } = await twoPeople();
    const transactionId = await aDeal(market, { seller, buyer });
    const REPORT = `mutation ($id: ID!) { report(input: { subject: review, subjectId: $id, reason: harassment }) { reportId } }`;
    const { submitReview } = await buyer.gql(REVIEW, { input: { transactionId, rating: 1 } });
    const { id } = submitReview.review;
    expect((await seller.refused(REPORT, { id })).code).toBe("NOT_FOUND");
    await seller.gql(REVIEW, { input: { transactionId, rating: 5 } });
    await seller.gql(REPORT, { id });
    const { reviews } = await seller.gql(
      `query ($memberId: ID!) { reviews(memberId: $memberId) { edges { node { isReported } } } }`,
      { memberId: seller.id },
    );
    expect(reviews.edges).toEqual([{ node: { isReported: true } }]);
  });

  it("raises the trust level, and a bad one lowers it, in the same moment", async () => {
    const { seller, buyer } = await twoPeople();
    await market.rows("update users set email_verified = true where id = $1", [Number(seller.id)]);
    await market.rows("update user_stats set deals_completed = 20 where user_id = $1", [
      Number(seller.id),
    ]);
    const levelAfter = async (rating: number) => {
      const transactionId = await aDeal(market, { seller, buyer, tp: 10 });
      await buyer.gql(REVIEW, { input: { transactionId, rating } });
      await seller.gql(REVIEW, { input: { transactionId, rating: 5 } });
      return (
        await buyer.gql(`query ($id: ID!) { user(id: $id) { trustLevel } }`, { id: seller.id })
      ).user.trustLevel;
    };
    expect(await levelAfter(5)).toBe("trusted");
    expect(await levelAfter(1)).toBe("contributor");
  });
});
