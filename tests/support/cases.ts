import { aDeal, REVIEW } from "./deals.ts";
import { anItem } from "./factories.ts";
import type { Market } from "./market.ts";
import type { Person } from "./people.ts";

const CASE = `id kind subject subjectId reportCount reasons content appealText isOverdue dueAt createdAt claimedUntil decision
  reason notes decidedAt overturnedAt viewerActions member { id displayName } claimedBy { id } decidedBy { id }`;
export const QUEUE = `query ($filter: CaseFilter!, $first: Int, $after: String) {
  moderationQueue(filter: $filter, first: $first, after: $after) { cursor pageInfo { hasNextPage endCursor } edges { node { ${CASE} } } } }`;
export const ONE_CASE = `query ($id: ID!) { moderationCase(id: $id) { ${CASE} now { text images { path } isRemovable }
  reports { reason details createdAt reporter { id } } appeals { id decision } history { id decision overturnedAt } } }`;
export const CLAIM = `mutation ($id: ID!) { claimCase(id: $id) { ${CASE} } }`;
export const RELEASE = `mutation ($id: ID!) { releaseCase(id: $id) { ${CASE} } }`;
export const DECIDE_CASE = `mutation ($input: DecideCaseInput!) { decideCase(input: $input) { ${CASE} } }`;
export const DECISION = `query ($id: ID!) { marketDecision(id: $id) { id subject content decision reason decidedAt overturnedAt
  appealableUntil appeal { text decision reason decidedAt } } }`;
export const APPEAL = `mutation ($input: AppealInput!) { appealDecision(input: $input) { id appealableUntil appeal { text decision } } }`;
export const CASE_MOVED = `subscription ($after: Cursor) { moderationUpdated(after: $after) { cursor case { id decision claimedBy { id } } } }`;
const REPORT = `mutation ($input: ReportInput!) { report(input: $input) { reportId } }`;

/** A member reports something. Answers the case that it is in. */
export async function aReport(
  market: Market,
  by: Person,
  what: { subject: string; subjectId: string; reason?: string; details?: string },
): Promise<string> {
  const { report } = await by.gql(REPORT, { input: { reason: "scam", ...what } });
  const [found] = await market.rows<{ id: number }>(
    `select case_id as id from reports where id = $1`,
    [Number(report.reportId)],
  );
  return String(found?.id);
}

export async function aPost(
  by: Person,
  content = "Swords for sale, no questions",
): Promise<string> {
  const { createPost } = await by.gql(
    `mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }`,
    { content },
  );
  return createPost.post.id;
}

export async function aComment(by: Person, postId: string, content: string): Promise<string> {
  const { addComment } = await by.gql(
    `mutation ($postId: ID!, $content: String!) { addComment(postId: $postId, content: $content) { comment { id } } }`,
    { postId, content },
  );
  return addComment.comment.id;
}

export async function aMessage(from: Person, to: Person, content: string): Promise<string> {
  const { sendMessage } = await from.gql(
    `mutation ($to: ID!, $content: String!) { sendMessage(input: { toUserId: $to, content: $content }) { message { id } } }`,
    { to: to.id, content },
  );
  return sendMessage.message.id;
}

/** A review that everybody can read. */
export async function aPublishedReview(
  market: Market,
  { by, of, comment }: { by: Person; of: Person; comment: string },
): Promise<string> {
  const transactionId = await aDeal(market, { seller: of, buyer: by });
  const { submitReview } = await by.gql(REVIEW, { input: { transactionId, rating: 1, comment } });
  await of.gql(REVIEW, { input: { transactionId, rating: 5, comment: "Paid at once" } });
  return submitReview.review.id;
}

/** An item of somebody that somebody else reported. */
export async function aReportedItem(
  market: Market,
  { owner, by }: { owner: Person; by: Person },
): Promise<{ itemId: string; caseId: string }> {
  const { id: itemId } = await anItem(owner, { title: "Replica sword" });
  return { itemId, caseId: await aReport(market, by, { subject: "item", subjectId: itemId }) };
}

/** The appeal against a decision, as it stands in the queue. */
export async function appealAgainst(market: Market, caseId: string): Promise<string> {
  const [found] = await market.rows<{ id: number }>(
    `select id from moderation_cases where appeals_id = $1`,
    [Number(caseId)],
  );
  return String(found?.id);
}
