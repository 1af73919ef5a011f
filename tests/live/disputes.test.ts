import { expect, it } from "vitest";
import { aDeal, aDispute, ANSWER, DECIDE, REVIEW } from "../support/deals.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const DISPUTES = `subscription ($after: Cursor) { disputeUpdated(after: $after) { cursor dispute { id status viewerRole adminNotes timeline { kind } } } }`;
const REVIEWS = `subscription ($after: Cursor) { reviewPublished(after: $after) { cursor review { rating reviewer { id } } } }`;

interface DisputeHeard {
  cursor: string;
  dispute: { id: string; status: string; viewerRole: string; adminNotes: string | null };
}
interface ReviewHeard {
  cursor: string;
  review: { rating: number; reviewer: { id: string } };
}

// Proves: SB-018
it("both sides and the administrators hear of a dispute, each as they may see it; others hear nothing", async () => {
  const [seller, buyer, eve, admin] = [
    await market.member("Sam"),
    await market.member("Bea"),
    await market.member("Eve"),
    await market.admin(),
  ];
  const transactionId = await aDeal(market, { seller, buyer });
  const streams = [];
  for (const person of [seller, buyer, admin, eve])
    streams.push(await person.live<DisputeHeard>(DISPUTES));
  const [bySeller, byBuyer, byAdmin, byEve] = streams;
  const { id } = await aDispute(buyer, { transactionId });
  for (const [stream, viewerRole] of [
    [bySeller, "reported"],
    [byBuyer, "reporter"],
    [byAdmin, "admin"],
  ] as const)
    expect((await stream?.next())?.dispute).toMatchObject({ id, status: "pending", viewerRole });

  await seller.gql(ANSWER, { id, text: "It is a teapot" });
  expect((await byBuyer?.next())?.dispute.status).toBe("under_review");
  await byAdmin?.next();
  const { cursor = "" } = (await bySeller?.next()) ?? {};
  expect(
    (await seller.refused(ANSWER, { id, text: " " })).code,
    "what is refused is not heard",
  ).toBe("BAD_USER_INPUT");

  // A reader who was away goes on where it stopped.
  await bySeller?.stop();
  await admin.gql(DECIDE, {
    input: { id, decision: "reject", resolution: "It is", adminNotes: "Second time" },
  });
  const again = await seller.live<DisputeHeard>(DISPUTES, { after: cursor });
  expect((await again.next()).dispute).toMatchObject({ status: "rejected", adminNotes: null });
  expect((await byAdmin?.next())?.dispute).toMatchObject({ adminNotes: "Second time" });
  await byEve?.roundTrip();
  expect(byEve?.heard).toEqual([]);
  await Promise.all([again.stop(), byBuyer?.stop(), byAdmin?.stop(), byEve?.stop()]);
});

// Proves: SB-018
it("both sides hear of reviews when they are published, and nobody before", async () => {
  const [seller, buyer] = [await market.member("Sam"), await market.member("Bea")];
  const transactionId = await aDeal(market, { seller, buyer });
  const [bySeller, byBuyer] = [
    await seller.live<ReviewHeard>(REVIEWS),
    await buyer.live<ReviewHeard>(REVIEWS),
  ];
  await buyer.gql(REVIEW, { input: { transactionId, rating: 2 } });
  await bySeller.roundTrip();
  expect(bySeller.heard).toEqual([]);
  await seller.gql(REVIEW, { input: { transactionId, rating: 4 } });
  for (const stream of [bySeller, byBuyer]) {
    const heard = [await stream.next(), await stream.next()];
    expect(heard.map(({ review }) => [review.reviewer.id, review.rating])).toEqual([
      [buyer.id, 2],
      [seller.id, 4],
    ]);
  }
  await Promise.all([bySeller.stop(), byBuyer.stop()]);
});
