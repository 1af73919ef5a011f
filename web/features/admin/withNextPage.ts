interface Page {
  edges: readonly { node: { id: string } }[];
  pageInfo: object;
}

/**
 * A list with its next page: what its first page says of the whole list stays. A row that moved down meanwhile is there
 * once, where it was. Lists grow by this and not by a policy of the cache, which every page would load with its first
 * code.
 */
export function withNextPage<List extends Page>(list: List, next: List): List {
  const listed = new Set(list.edges.map(({ node }) => node.id));
  const edges = next.edges.filter(({ node }) => !listed.has(node.id));
  return { ...list, edges: [...list.edges, ...edges], pageInfo: next.pageInfo };
}
