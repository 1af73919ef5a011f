import { Plus } from "lucide-react";
import { Suspense, lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { space } from "../../../ui/theme.ts";
import { ItemGrid } from "../browse/ItemGrid.tsx";
import { ItemToolbar } from "../browse/ItemToolbar.tsx";
import { NearView } from "../browse/NearView.tsx";
import { NoItems } from "../browse/NoItems.tsx";
import { SearchBox } from "../browse/SearchBox.tsx";
import { useCardLayout } from "../browse/useCardLayout.ts";
import { useItemSearch } from "../browse/useItemSearch.ts";
import { HomeActions } from "./HomeActions.tsx";

const HomePanels = lazy(() => import("./HomePanels.tsx").then((m) => ({ default: m.HomePanels })));

/** The marketplace: hero, search, and the live list of all available items. */
export function HomeScreen() {
  const [search, change, clear] = useItemSearch();
  const [layout, setLayout] = useCardLayout();
  const [params] = useSearchParams();

  function searchSpoken(q: string) {
    change({ q });
    showSearchField();
  }

  return (
    <Page title="Home" hideHeading>
      <Hero>
        <h1 tabIndex={-1}>
          Swap what you have
          <br />
          for what you need
        </h1>
        <p>Offer an item, pay in TrustPoints, or mix the two. Sellers answer live.</p>
        <Row>
          <SearchBox
            value={search.q}
            label="Search items"
            placeholder="Try “bike pump”"
            onSearch={(q) => change({ q })}
          />
          <ButtonLink to="/post-item">
            <Plus aria-hidden size={20} />
            Post Item
          </ButtonLink>
        </Row>
      </Hero>
      <ItemGrid
        search={search}
        layout={layout}
        Actions={HomeActions}
        noImageText="No image"
        errorText="Failed to fetch listings"
        empty={
          <NoItems search={search} onClear={clear}>
            <ButtonLink $kind="act" to="/post-item">
              Add First Item
            </ButtonLink>
          </NoItems>
        }
      >
        <ItemToolbar
          heading="Items"
          search={search}
          onChange={change}
          layout={layout}
          onLayoutChange={setLayout}
        />
      </ItemGrid>
      <NearView isWanted={params.has("panel")}>
        <Suspense>
          <HomePanels onSearch={searchSpoken} onType={showSearchField} />
        </Suspense>
      </NearView>
    </Page>
  );
}

/** Leads from the panels to the search. Where there is a keyboard it is focused; on a phone that would cover what is found. */
function showSearchField(): void {
  const field = document.querySelector<HTMLElement>("[data-search]");
  field?.scrollIntoView({ block: "center" });
  if (window.matchMedia("(pointer: fine)").matches) field?.focus({ preventScroll: true });
}

const Hero = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-block: ${space(2)};

  p {
    color: var(--ink2);
  }
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
