import type { ItemSearch } from "./itemSearch.ts";
import { SortSelect } from "./SortSelect.tsx";
import { TpBounds } from "./TpBounds.tsx";

interface Props {
  search: ItemSearch;
  onChange: (change: Partial<ItemSearch>) => void;
}

/** Order and price bounds. Their code loads when they are opened. */
export function ItemFilters({ search, onChange }: Props) {
  return (
    <>
      <SortSelect search={search} onChange={onChange} />
      <TpBounds search={search} onChange={onChange} />
    </>
  );
}
