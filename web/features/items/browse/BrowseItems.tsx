import { Plus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { useLoginRequired } from "../../../shell/useLoginRequired.ts";
import { Button } from "../../../ui/Button.tsx";
import { space } from "../../../ui/theme.ts";
import { HomeActions } from "../home/HomeActions.tsx";
import { ItemGrid } from "./ItemGrid.tsx";
import { ItemToolbar } from "./ItemToolbar.tsx";
import { NoItems } from "./NoItems.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useCardLayout } from "./useCardLayout.ts";
import { useItemSearch } from "./useItemSearch.ts";

/**
 * The list of the home screen for visitors: they may browse; every action asks them to sign in. Source: decision C01.
 */
export function BrowseItems() {
  const [search, change, clear] = useItemSearch();
  const [layout, setLayout] = useCardLayout();
  const requireLogin = useLoginRequired();
  const navigate = useNavigate();

  return (
    <Section aria-label="Browse items">
      <Row>
        <SearchBox
          value={search.q}
          label="Search items"
          placeholder="Try “bike pump”"
          onSearch={(q) => change({ q })}
        />
        <Button onClick={() => requireLogin(() => void navigate("/post-item"))}>
          <Plus aria-hidden size={20} />
          Post Item
        </Button>
      </Row>
      <ItemGrid
        search={search}
        layout={layout}
        Actions={HomeActions}
        noImageText="No image"
        errorText="Failed to fetch listings"
        empty={<NoItems search={search} onClear={clear} />}
      >
        <ItemToolbar
          heading="Browse items"
          search={search}
          onChange={change}
          layout={layout}
          onLayoutChange={setLayout}
        />
      </ItemGrid>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  form {
    flex: 1 1 320px;
  }
`;
