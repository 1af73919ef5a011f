import type { ApolloCache } from "@apollo/client";

/** An item that may not be seen any more says so wherever it stands; it is the same thing again when it is back. */
export function keepHidden(
  cache: ApolloCache,
  { itemId, item }: { readonly itemId: string; readonly item?: unknown },
): void {
  const id = item ? undefined : cache.identify({ __typename: "Item", id: itemId });
  if (id) cache.modify({ id, fields: { status: () => "hidden" } });
}
