import { SlidersHorizontal } from "lucide-react";
import { Suspense, lazy, useId, useState } from "react";
import { styled } from "styled-components";
import { HOME_FILTER } from "../../../../schema/limits.ts";
import { Button } from "../../../ui/Button.tsx";
import { media, space } from "../../../ui/theme.ts";
import type { CardLayout } from "../card/CardFrame.tsx";
import { CategoryChips } from "./CategoryChips.tsx";
import type { ItemSearch } from "./itemSearch.ts";
import { LayoutToggle } from "./LayoutToggle.tsx";

const ItemFilters = lazy(() =>
  import("./ItemFilters.tsx").then((m) => ({ default: m.ItemFilters })),
);

interface Props {
  heading: string;
  search: ItemSearch;
  onChange: (change: Partial<ItemSearch>) => void;
  layout: CardLayout;
  onLayoutChange: (layout: CardLayout) => void;
}

/** Categories, price bounds, order and layout of the home list. */
export function ItemToolbar({ heading, search, onChange, layout, onLayoutChange }: Props) {
  const isBounded = search.minTP !== null || search.maxTP !== null || search.sort !== null;
  const [isOpen, setIsOpen] = useState(isBounded);
  const id = useId();

  return (
    <Tools>
      <Head>
        <h2>{heading}</h2>
        <Button $small aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden size={18} />
          Filters
        </Button>
        <LayoutToggle value={layout} onChange={onLayoutChange} />
      </Head>
      <CategoryChips
        labels={HOME_FILTER}
        value={search.category}
        onChange={(category) => onChange({ category })}
      />
      <Fields id={id} hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <ItemFilters search={search} onChange={onChange} />
          </Suspense>
        ) : null}
      </Fields>
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  h2 {
    flex: 1;
    min-inline-size: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  max-inline-size: 640px;

  &[hidden] {
    display: none;
  }

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.m} {
    grid-template-columns: 2fr 1fr 1fr;

    > :first-child {
      grid-column: auto;
    }
  }
`;
