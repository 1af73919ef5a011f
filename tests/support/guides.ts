import type { Person } from "./people.ts";

const GUIDE = `id title description type mediaUrl content category difficulty duration views likes trustPointsEarned tags
  isPublished isLiked isMine isReported createdAt updatedAt author { username } thumbnail { path small placeholder }`;
export const GUIDES = `query ($category: GuideCategory, $mine: Boolean! = false, $first: Int, $after: String) {
  guides(category: $category, mine: $mine, first: $first, after: $after) {
    edges { node { ${GUIDE} } } pageInfo { hasNextPage endCursor } } }`;
export const GUIDE_OF = `query ($id: ID!) { guide(id: $id) { ${GUIDE} } }`;
export const CREATE_GUIDE = `mutation ($input: GuideInput!, $key: String) {
  createGuide(input: $input, idempotencyKey: $key) { guide { ${GUIDE} } } }`;
export const UPDATE_GUIDE = `mutation ($id: ID!, $input: GuideInput!) { updateGuide(guideId: $id, input: $input) { guide { ${GUIDE} } } }`;
export const DELETE_GUIDE = `mutation ($id: ID!) { deleteGuide(guideId: $id) { guideId } }`;
export const LIKE_GUIDE = `mutation ($id: ID!) { likeGuide(guideId: $id) { guide { likes isLiked } } }`;
export const UNLIKE_GUIDE = `mutation ($id: ID!) { unlikeGuide(guideId: $id) { guide { likes isLiked } } }`;
export const VIEW_GUIDE = `mutation ($id: ID!) { viewGuide(guideId: $id) { guide { views } } }`;
export const GUIDE_UPDATED = `subscription ($after: Cursor) { guideUpdated(after: $after) { cursor guideId guide { title } } }`;
export const GUIDE_COUNTED = `subscription ($ids: [ID!]!) { guideCounted(ids: $ids) { guideId guide { likes views isLiked isReported } } }`;

export const WRAPPING = {
  title: "Wrap a cup",
  description: "So that it arrives in one piece",
  content: "Wool first.\n\nThen a box that is too big.",
  category: "delivery",
};

/** A guide of somebody. Answers its id. */
export async function aGuide(by: Person, more: object = {}): Promise<string> {
  const { createGuide } = await by.gql(CREATE_GUIDE, { input: { ...WRAPPING, ...more } });
  return createGuide.guide.id;
}
