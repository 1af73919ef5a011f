const FIELDS = `item { id title status quantity removalReason restorableUntil viewerActions user { id } removedBy { displayName } }`;
export const DELETE_ITEM = `mutation ($itemId: ID!, $reason: String!) { deleteItem(itemId: $itemId, reason: $reason) { ${FIELDS} } }`;
export const RESTORE_ITEM = `mutation ($itemId: ID!, $reason: String! = "A mistake") { restoreItem(itemId: $itemId, reason: $reason) { ${FIELDS} } }`;
export const ADMIN_ITEMS = `query ($filter: AdminItemFilter, $first: Int, $after: String) {
  adminItems(filter: $filter, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { node {
    id title category trustPoints status quantity viewCount createdAt user { username } removalReason removedBy { displayName } restorableUntil } } } }`;
