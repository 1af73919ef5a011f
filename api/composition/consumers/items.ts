import { each, type Happened, type EventHandlers } from "../../core/outbox/domainEvents.ts";
import type { ItemEvents } from "../../core/outbox/events/items.ts";
import { publishCarts } from "../../modules/cart/index.ts";
import { deletedNotices, restoredNotices } from "../../modules/moderation/index.ts";
import { supersedeRemoved } from "../../modules/offers/index.ts";
import { postOfListing, broadcastPostsAbout } from "../../modules/social/index.ts";
import { notifiesEach } from "./notifying.ts";
import { rewards } from "./rewarding.ts";

/** Handlers of the domain events of items. */
export const itemHandlers: Pick<EventHandlers, keyof ItemEvents> = {
  ItemChanged: {
    carts: (tx, happened) => publishCarts(tx, idsOf(happened)),
    pages: (tx, happened) => broadcastPostsAbout(tx, idsOf(happened)),
  },
  ItemRemoved: { offers: each(supersedeRemoved) },
  ItemDeleted: { notifications: notifiesEach(deletedNotices) },
  ItemRestored: { notifications: notifiesEach(restoredNotices) },
  ItemListed: {
    feed: each(postOfListing),
    rewards: rewards(({ itemId, sellerId }) => ({ memberIds: [sellerId], itemIds: [itemId] })),
  },
  ItemShownTo: { feed: each(postOfListing) },
};

function idsOf(happened: readonly Happened<"ItemChanged">[]): number[] {
  return happened.map(({ event }) => event.itemId);
}
