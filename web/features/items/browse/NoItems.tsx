import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { isNarrowed, type ItemSearch } from "./itemSearch.ts";

interface Props {
  search: ItemSearch;
  onClear: () => void;
  /** What a member can do when the market has nothing at all. */
  children?: ReactNode;
  /** What they can do too when the search finds nothing. */
  narrowed?: ReactNode;
}

/** Why a list is empty: the search finds nothing, or the market has nothing yet. */
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
