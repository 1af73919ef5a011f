import { useId } from "react";
import { styled } from "styled-components";
import { Label } from "../../../ui/Label.tsx";
import { Select } from "../../../ui/Select.tsx";
import { space } from "../../../ui/theme.ts";
import { type ItemSearch, readSearch, SORT_WORDS, sortOf } from "./itemSearch.ts";

interface Props {
  search: ItemSearch;
  onChange: (change: Partial<ItemSearch>) => void;
}

/** The order of a list. "Best match" is offered only with a search text. */
export function SortSelect({ search, onChange }: Props) {
  const id = useId();
  const orders = Object.entries(SORT_WORDS).filter(
    ([sort]) => sort !== "relevance" || search.q.trim() !== "",
  );

  return (
    <Field>
      <Label htmlFor={id}>Sort by</Label>
      <Select
        id={id}
        value={sortOf(search)}
        onChange={(event) =>
          onChange({ sort: readSearch(new URLSearchParams({ sort: event.target.value })).sort })
        }
      >
        {orders.map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;

  select {
    inline-size: 100%;
  }
`;
