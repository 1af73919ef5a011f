import { ACCEPT_PART, anOrder, partOf, SHIP, type PlacedPart } from "./checkout.ts";
import { ACCEPT, anItem, anOffer } from "./factories.ts";
import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

const REVIEW_FIELDS = `id rating comment publishedAt publishesAt isVerified dealTitle reviewer { id } reviewee { id overallRating totalReviews }
  aspectRatings { communication reliability itemCondition overall }`;
export const REVIEW = `mutation ($input: ReviewInput!) {
  submitReview(input: $input) { tpEarned review { ${REVIEW_FIELDS} } wallet { tpBalance } } }`;
export const REVIEWS = `query ($memberId: ID!, $first: Int, $after: String) {
  reviews(memberId: $memberId, first: $first, after: $after) { totalCount edges { node { ${REVIEW_FIELDS} } } pageInfo { hasNextPage endCursor } } }`;
export const DEALS = `query ($awaiting: DealAction!) {
  deals(awaiting: $awaiting) { id transactionId orderPartId offerId title amount settledAt viewerActions other { id } viewerReview { id } dispute { id status } } }`;

const DISPUTE_FIELDS = `id status priority category description evidence amount outcome refundAmount refunded unrecoveredTp resolution adminNotes
  deadline deadlineAction decisionDueAt isOverdue resolvedAt viewerRole viewerActions transactionId orderPartId title
  reporter { id } reported { id } payer { id } payee { id } takenBy { id }`;
export const DISPUTE = `query ($id: ID!) { dispute(id: $id) { ${DISPUTE_FIELDS} cursor timeline { kind text tp evidence actor { displayName } } } }`;
export const FILE = `mutation ($input: DisputeInput!) { fileDispute(input: $input) { dispute { ${DISPUTE_FIELDS} } } }`;
export const ANSWER = `mutation ($id: ID!, $text: String!, $evidence: [String!]) {
  answerDispute(id: $id, text: $text, evidence: $evidence) { dispute { ${DISPUTE_FIELDS} } } }`;
export const WITHDRAW_DISPUTE = `mutation ($id: ID!) { withdrawDispute(id: $id) { dispute { ${DISPUTE_FIELDS} } } }`;
export const CONCEDE = `mutation ($id: ID!) { concedeDispute(id: $id) { dispute { ${DISPUTE_FIELDS} } wallet { tpBalance } } }`;
export const TAKE = `mutation ($id: ID!) { takeDispute(id: $id) { dispute { ${DISPUTE_FIELDS} } } }`;
export const ASK = `mutation ($id: ID!, $text: String!) { askDispute(id: $id, text: $text) { dispute { ${DISPUTE_FIELDS} } } }`;
export const DECIDE = `mutation ($input: DecisionInput!) { decideDispute(input: $input) { dispute { ${DISPUTE_FIELDS} } } }`;

/** A settled purchase: its transaction. */
export async function aDeal(
  market: Market,
  { seller, buyer, tp = 20 }: { seller: Person; buyer: Person; tp?: number },
): Promise<string> {
  const offer = await anOffer(buyer, await anItem(seller, { trustPoints: tp }));
  await seller.gql(ACCEPT, { id: offer.id });
  const [deal] = await market.rows<{ id: number }>(
    "select id from transactions where offer_id = $1",
    [Number(offer.id)],
  );
  return String(deal?.id);
}

/** A parcel on its way, paid into escrow. */
export async function aParcel({
  seller,
  buyer,
  tp = 50,
}: {
  seller: Person;
  buyer: Person;
  tp?: number;
}): Promise<PlacedPart> {
  const order = await anOrder(buyer, [await anItem(seller, { trustPoints: tp })]);
  const part = partOf(order, seller);
  await seller.gql(ACCEPT_PART, { id: part.id });
  await seller.gql(SHIP, { id: part.id });
  return part;
}

type About = { transactionId: string } | { orderPartId: string };

interface FiledDispute {
  id: string;
  deadline: string;
  decisionDueAt: string;
  priority: string;
}

/** A dispute that a side of a deal filed. */
export async function aDispute(
  reporter: Person,
  about: About,
  wishes: { category?: string; description?: string; evidence?: string[] } = {},
): Promise<FiledDispute> {
  const { fileDispute } = await reporter.gql(FILE, {
    input: {
      category: "misrepresentation",
      description: "It has a hole in it",
      ...about,
      ...wishes,
    },
  });
  return fileDispute.dispute;
}

/** A dispute that the other side has answered: an administrator may decide it. */
export async function anAnsweredDispute(
  reporter: Person,
  reported: Person,
  about: About,
): Promise<FiledDispute> {
  const dispute = await aDispute(reporter, about);
  await reported.gql(ANSWER, { id: dispute.id, text: "It was whole when I sent it" });
  return dispute;
}
