import { useId } from "react";
import { styled } from "styled-components";
import { LISTINGS_FILTER } from "../../../../schema/limits.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Label } from "../../../ui/Label.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Select } from "../../../ui/Select.tsx";
import { media, space } from "../../../ui/theme.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { ITEM_CARD } from "../card/ItemCard.tsx";
import { ItemGrid } from "./ItemGrid.tsx";
import type { ItemSearch } from "./itemSearch.ts";
import { NoItems } from "./NoItems.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SortSelect } from "./SortSelect.tsx";
import { TpBounds } from "./TpBounds.tsx";
import { useItemSearch } from "./useItemSearch.ts";

/** All available items, with the price bounds open. */
export function ListingsScreen() {
  const [search, change, clear] = useItemSearch();

  return (
    <Page title="Exchange Listings">
      <Filters>
        <SearchBox
          value={search.q}
          label="Search listings"
          placeholder="Title or description"
          onSearch={(q) => change({ q })}
        />
        <Fields>
          <CategorySelect value={search.category} onChange={(category) => change({ category })} />
          <SortSelect search={search} onChange={change} />
          <TpBounds search={search} onChange={change} />
        </Fields>
      </Filters>
      <ItemGrid
        search={search}
        layout="grid"
        Actions={ListingActions}
        noImageText="No Image"
        errorText="Failed to fetch listings"
        empty={
          <NoItems
            search={search}
            onClear={clear}
            narrowed={<ButtonLink to="/post-item">Post Item</ButtonLink>}
          >
            <ButtonLink $kind="act" to="/post-item">
              Post Item
            </ButtonLink>
          </NoItems>
        }
      >
        <VisuallyHidden as="h2">Listings</VisuallyHidden>
      </ItemGrid>
    </Page>
  );
}

interface CategoryProps {
  value: ItemSearch["category"];
  onChange: (label: string) => void;
}

function CategorySelect({ value, onChange }: CategoryProps) {
  const id = useId();

  return (
    <Field>
      <Label htmlFor={id}>Category</Label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {LISTINGS_FILTER.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </Select>
    </Field>
  );
}

function ListingActions({ item }: { item: FragmentType<typeof ITEM_CARD> }) {
  const { id, title, status } = getFragment(ITEM_CARD, item);
  const about = <VisuallyHidden> {title}</VisuallyHidden>;

  if (status !== "available") {
    return (
      <>
        <Button $small disabled>
          <span>Exchange{about}</span>
        </Button>
        <Button $small disabled>
          <span>Buy with TP{about}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      <ButtonLink $small to={`/exchange/${id}`}>
        <span>Exchange{about}</span>
      </ButtonLink>
      <ButtonLink $small to={`/buy/${id}`}>
        <span>Buy with TP{about}</span>
      </ButtonLink>
    </>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.m} {
    grid-template-columns: 2fr 2fr 1fr 1fr;
    max-inline-size: 760px;
  }
`;

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
`;
