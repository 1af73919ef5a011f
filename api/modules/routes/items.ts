import { each, type Routes } from "../../core/outbox/domainEvents.ts";
import type { ItemEvents } from "../../core/outbox/events/items.ts";
import { tellCarts } from "../cart/index.ts";
import { supersedeRemoved } from "../offers/index.ts";
import { postOfListing } from "../social/index.ts";

/** What follows from what happens to items. */
export const itemRoutes: Pick<Routes, keyof ItemEvents> = {
  ItemChanged: {
    carts: (tx, happened) =>
      tellCarts(
        tx,
        happened.map(({ event }) => event.itemId),
      ),
  },
  ItemRemoved: { offers: each(supersedeRemoved) },
  ItemListed: { feed: each(postOfListing) },
  ItemShownTo: { feed: each(postOfListing) },
};
