import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { markHidden } from "../../../apollo/markHidden.ts";
import { useLive } from "../../../apollo/useLive.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { STAMPS } from "../card/itemStatus.ts";

const LIVE_ITEM = graphql(`
  fragment LiveItems_item on Item {
    id
    title
    tpValue
    status
  }
`);

const ITEM_UPDATED = graphql(`
  subscription ListedItemUpdated($ids: [ID!]!, $after: Cursor) {
    itemUpdated(ids: $ids, after: $after) {
      cursor
      itemId
      item {
        ...ItemCard_item
        ...LiveItems_item
      }
    }
  }
`);

interface Props {
  /** One loaded page. Its items are watched while this is mounted. */
  items: readonly FragmentType<typeof LIVE_ITEM>[];
  after: string;
}

/** Keeps one page of items up to date through the cache, and announces the changes. Renders nothing. */
export function LiveItems({ items, after }: Props) {
  const { cache } = useApolloClient();
  const page = getFragment(LIVE_ITEM, items);
  const ids = page.map((item) => item.id);
  const known = useRef(new Map(page.map((item) => [item.id, item])));
  const [news, setNews] = useState("");

  useLive(ITEM_UPDATED, {
    variables: { ids },
    after,
    skip: ids.length === 0,
    onEvent({ itemUpdated }) {
      markHidden(cache, itemUpdated);
      const item = getFragment(LIVE_ITEM, itemUpdated.item ?? null);
      if (!item) return;
      const before = known.current.get(item.id);
      known.current.set(item.id, item);
      if (before === undefined) return;

      const stamp = STAMPS[item.status];
      if (before.status !== item.status && stamp !== null) setNews(`${item.title}: ${stamp}`);
      else if (before.tpValue !== item.tpValue)
        setNews(`${item.title} is now ${item.tpValue} TP, it was ${before.tpValue} TP`);
    },
  });

  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
