import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { isNarrowed, type ItemSearch } from "./itemSearch.ts";

interface Props {
  search: ItemSearch;
  onClear: () => void;
  /** What a member can do when the market is empty. */
  children?: ReactNode;
  /** What they can also do when the search finds nothing. */
  narrowed?: ReactNode;
}

/** Explains an empty list: the search finds nothing, or the market has no items yet. */
export function NoItems({ search, onClear, children, narrowed }: Props) {
  if (isNarrowed(search)) {
    return (
      <EmptyState title="No items found" hint="Try adjusting your search or filters">
        <Button onClick={onClear}>Clear search and filters</Button>
        {narrowed}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No items found" hint="Be the first to add an item to the marketplace">
      {children}
    </EmptyState>
  );
}
