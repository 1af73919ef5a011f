import type { ApolloCache } from "@apollo/client";

/**
 * Marks an item that the viewer may not see any more as hidden in the cache, for every screen that shows it. When it is
 * visible again, its event restores it.
 */
export function markHidden(
  cache: ApolloCache,
  { itemId, item }: { readonly itemId: string; readonly item?: unknown },
): void {
  const id = item ? undefined : cache.identify({ __typename: "Item", id: itemId });
  if (id) cache.modify({ id, fields: { status: () => "hidden" } });
}
