import type { ComponentType, ReactNode } from "react";
import { lazy, Suspense, useRef, useState } from "react";
import { styled } from "styled-components";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { space } from "../../../ui/theme.ts";
import { whenIdle } from "../../../ui/whenIdle.ts";
import { type CardLayout, CardTracks } from "../card/CardFrame.tsx";
import { ItemCard } from "../card/ItemCard.tsx";
import type { ITEM_CARD } from "../card/ItemCard.tsx";
import { ItemGridSkeleton } from "../card/ItemSkeleton.tsx";
import type { ItemSearch } from "./itemSearch.ts";
import { ListAge } from "./ListAge.tsx";
import { useItems } from "./useItems.ts";

interface Props {
  search: ItemSearch;
  layout: CardLayout;
  /** The buttons under a card. */
  Actions: ComponentType<{ item: FragmentType<typeof ITEM_CARD> }>;
  noImageText: string;
  errorText: string;
  /** Shown when nothing is found. */
  empty: ReactNode;
  /** Controls between the shelf and the cards. */
  children?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();
/** The shelf's text while nothing has arrived. */
const IDLE_TEXT = "New items appear here as they arrive";

// The live updates load after the list. Both subscribe from the cursor of the list on screen, so that no event is
// missed meanwhile.
const Arrivals = lazy(() =>
  whenIdle()
    .then(() => import("./Arrivals.tsx"))
    .then((m) => ({ default: m.Arrivals })),
);
const LiveItems = lazy(() =>
  whenIdle()
    .then(() => import("./LiveItems.tsx"))
    .then((m) => ({ default: m.LiveItems })),
);

/** A live list of items: shelf, controls, cards, paging, and the states without items. */
export function ItemGrid({
  search,
  layout,
  Actions,
  noImageText,
  errorText,
  empty,
  children,
}: Props) {
  const { variables, listKey, connection, live, isStale, error, ...list } = useItems(search);
  const [fresh, setFresh] = useState(NONE);
  const grid = useRef<HTMLUListElement>(null);

  const items = connection?.edges.map((edge) => edge.node) ?? [];

  async function handleShow(arrived: ReadonlySet<string>) {
    await list.reload();
    setFresh(arrived);
    // In most orders the new cards are first, so move focus to the first card.
    requestAnimationFrame(() => grid.current?.querySelector("a")?.focus());
  }

  return (
    <Stack>
      <Suspense fallback={<ArrivalsShelf idleText={IDLE_TEXT} />}>
        {connection === undefined ? (
          <ArrivalsShelf idleText={IDLE_TEXT} />
        ) : (
          <Arrivals
            key={listKey}
            idleText={IDLE_TEXT}
            filter={variables.filter ?? {}}
            after={live?.start}
            shown={new Set(items.map((item) => item.id))}
            onShow={(arrived) => void handleShow(arrived)}
          />
        )}
      </Suspense>
      {children}
      <ListAge />

      {list.isEmptyHanded && <ItemGridSkeleton layout={layout} />}
      {error && <ErrorState message={errorText} onRetry={() => void list.reload()} />}
      {connection && !isStale && items.length === 0 && empty}

      <CardTracks $layout={layout} ref={grid} aria-busy={isStale} hidden={items.length === 0}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              layout={layout}
              noImageText={noImageText}
              isNew={fresh.has(item.id)}
            >
              <Actions item={item} />
            </ItemCard>
          </li>
        ))}
      </CardTracks>
      <Suspense>
        {live?.pages.map((page) => (
          <LiveItems key={`${listKey} ${page.cursor}`} items={page.items} after={page.cursor} />
        ))}
      </Suspense>

      {connection && (
        <LoadMore
          hasMore={connection.pageInfo.hasNextPage}
          loading={list.isLoadingMore}
          onMore={list.loadMore}
        />
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  [hidden] {
    display: none;
  }

  > ul[aria-busy="true"] {
    opacity: 0.6;
    transition: opacity var(--quick) 150ms;
  }
`;
