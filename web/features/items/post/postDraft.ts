import { EMPTY_ITEM, type PostItemValues } from "./postItem.ts";
import type { KeptPhoto } from "./usePhotos.ts";

/** The state of the form that survives a reload. */
export interface PostDraft {
  values: PostItemValues;
  photos: KeptPhoto[];
}

const EMPTY: PostDraft = { values: EMPTY_ITEM, photos: [] };
const keyOf = (owner: string) => `post_item_draft:${owner}`;

/** The member's draft on this device; an empty one if there is none or it cannot be read. */
export function readDraft(owner: string): PostDraft {
  try {
    const kept: Partial<PostDraft> = JSON.parse(localStorage.getItem(keyOf(owner)) ?? "{}");
    return { values: { ...EMPTY_ITEM, ...kept.values }, photos: kept.photos ?? [] };
  } catch {
    return EMPTY;
  }
}

export function writeDraft(owner: string, draft: PostDraft): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // If the storage is full or blocked, only the draft is lost.
  }
}

export function clearDraft(owner: string): void {
  localStorage.removeItem(keyOf(owner));
}

/** Whether anything was filled in. */
export function isWorthKeeping({ values, photos }: PostDraft): boolean {
  return photos.length > 0 || JSON.stringify(values) !== JSON.stringify(EMPTY_ITEM);
}
