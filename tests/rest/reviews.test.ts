import { expect, it } from "vitest";
import { aDeal, aParcel } from "../support/deals.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

// Proves: EP-063, EN-038, VA-031
it("takes a review as documented, once, and says what is wrong with another", async () => {
  const [seller, buyer] = [await market.member("Sam"), await market.member("Bea")];
  const transactionId = Number(await aDeal(market, { seller, buyer }));
  const payload = {
    transactionId,
    revieweeId: Number(seller.id),
    rating: 5,
    comment: "Pours well",
    aspectRatings: { communication: 5, reliability: 4, itemCondition: 5, overall: 5 },
  };
  expect((await market.stranger.rest("POST", "/api/reviews", payload)).status).toBe(401);
  const { rating: _, ...unrated } = payload;
  expect(await buyer.rest("POST", "/api/reviews", unrated)).toMatchObject({
    status: 400,
    body: {
      message: "Please provide a rating before submitting",
      code: "BAD_USER_INPUT",
      details: { fields: { rating: "Please provide a rating before submitting" } },
    },
  });
  const key = { "idempotency-key": "one-review" };
  const first = await buyer.rest("POST", "/api/reviews", payload, key);
  expect(first).toMatchObject({
    status: 201,
    body: {
      transactionId,
      revieweeId: Number(seller.id),
      rating: 5,
      comment: "Pours well",
      aspectRatings: payload.aspectRatings,
      isVerified: true,
      publishedAt: null,
      reviewer: { id: Number(buyer.id) },
    },
  });
  expect((await buyer.rest("POST", "/api/reviews", payload, key)).body).toEqual(first.body);
  expect(await buyer.rest("POST", "/api/reviews", payload)).toMatchObject({
    status: 409,
    body: { code: "ALREADY_REVIEWED" },
  });
  const unknown = { ...payload, transactionId: 999_999 };
  expect((await buyer.rest("POST", "/api/reviews", unknown)).status).toBe(404);
});

// Proves: EP-064, EN-039
it("takes a dispute as documented, of a settled deal and of a parcel on its way", async () => {
  const [seller, buyer] = [await market.member("Sam"), await market.richMember("Bea", 300)];
  const transactionId = Number(await aDeal(market, { seller, buyer }));
  const payload = {
    transactionId,
    reportedUserId: Number(seller.id),
    category: "misrepresentation",
    description: "It has a hole in it",
    evidence: ["https://photos.example/hole.jpg"],
  };
  const wrong: [object, number, string][] = [
    [{ description: undefined }, 400, "Please fill in all required fields"],
    [{ description: "A hole" }, 400, "Please provide more details about the dispute"],
    [
      { category: "theft" },
      400,
      "Category must be one of scam, misrepresentation, harassment, other",
    ],
    [{ evidence: "https://one.example" }, 400, "Evidence must be a list"],
    [{ reportedUserId: Number(buyer.id) }, 400, "This member is not the other side of the deal"],
    [{ transactionId: 999_999 }, 404, "Deal not found"],
  ];
  for (const [change, status, message] of wrong)
    expect(await buyer.rest("POST", "/api/disputes", { ...payload, ...change })).toMatchObject({
      status,
      body: { message },
    });
  expect(await buyer.rest("POST", "/api/disputes", payload)).toMatchObject({
    status: 201,
    body: { ...payload, status: "pending", priority: "medium", outcome: null, resolvedAt: null },
  });
  expect(await seller.rest("POST", "/api/disputes", payload)).toMatchObject({ status: 400 });
  const { reportedUserId: _, ...bySeller } = payload;
  expect(await seller.rest("POST", "/api/disputes", bySeller)).toMatchObject({
    status: 409,
    body: { code: "DISPUTE_EXISTS" },
  });
  const part = await aParcel({ seller, buyer });
  const parcel = { orderPartId: Number(part.id), category: "other", description: "Nothing came" };
  expect(await buyer.rest("POST", "/api/disputes", parcel)).toMatchObject({
    status: 201,
    body: { orderPartId: Number(part.id), transactionId: null, amount: 100 },
  });
});
