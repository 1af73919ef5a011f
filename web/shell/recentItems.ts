import { useEffect } from "react";
import { RECENT_ITEMS_MAX } from "../../schema/limits.ts";
import { view } from "../apollo/session.ts";
import { useViewer } from "./ViewerProvider.tsx";

/** An item that the member has opened. Only fields that do not become outdated; the price is on its page. */
export type RecentItem = { id: string; title: string };

const keyOf = (memberId: string) => `recent_items:${memberId}`;

/** The items that this member opened last on this device, newest first. */
export function readRecentItems(memberId: string): readonly RecentItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? "[]");
    return Array.isArray(kept) ? (kept as RecentItem[]) : [];
  } catch {
    return [];
  }
}

/** The list with this item first, without duplicates. */
export function withRecent(
  items: readonly RecentItem[],
  item: RecentItem,
  max: number = RECENT_ITEMS_MAX,
): readonly RecentItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)].slice(0, max);
}

/** Adds the open item to the recent items of the command palette. */
export function useRecentItem({ id, title }: RecentItem): void {
  const memberId = useViewer().viewer?.id;
  useEffect(() => {
    // What an administrator opens as a member is not the member's.
    if (memberId === undefined || view) return;
    try {
      const items = withRecent(readRecentItems(memberId), { id, title });
      localStorage.setItem(keyOf(memberId), JSON.stringify(items));
    } catch {
      // If the storage is full or blocked, only the list is lost.
    }
  }, [memberId, id, title]);
}
