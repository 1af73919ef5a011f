import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ItemFilter } from "../../../gql/graphql.ts";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { useArrivals } from "../../../ui/useArrivals.ts";

const LISTING_ADDED = graphql(`
  subscription ListingAdded($filter: ItemFilter, $after: Cursor) {
    listingAdded(filter: $filter, after: $after) {
      cursor
      item {
        id
        ...ItemCard_item
      }
    }
  }
`);

interface Props {
  idleText: string;
  filter: ItemFilter;
  /** The cursor of the list on screen, so that no later listing is missed. */
  after: string | undefined;
  shown: ReadonlySet<string>;
  /** Reloads the list; receives the ids that were waiting. */
  onShow: (arrived: ReadonlySet<string>) => void;
}

/** The shelf above a list of items. It counts new listings and does not move the list until the member asks. */
export function Arrivals({ idleText, filter, after, shown, onShow }: Props) {
  const { arrived, add, clear } = useArrivals();

  useLive(LISTING_ADDED, {
    variables: { filter },
    after,
    skip: after === undefined,
    onEvent: ({ listingAdded }) => add(listingAdded.item.id),
  });

  const waiting = new Set([...arrived].filter((id) => !shown.has(id)));

  function handleShow() {
    onShow(waiting);
    clear();
  }

  return (
    <ArrivalsShelf
      idleText={idleText}
      {...(waiting.size > 0 && {
        text: waiting.size === 1 ? "1 new item" : `${waiting.size} new items`,
        actionLabel: "Show",
        onAction: handleShow,
      })}
    />
  );
}
