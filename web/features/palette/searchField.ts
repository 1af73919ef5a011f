import { focusInstead } from "../../ui/routeFocus.ts";

const FIELD = "[data-search]";

/** Focuses the screen's search field; returns whether there is one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(`main ${FIELD}`);
  field?.focus();
  field?.select();
  return field !== null;
}

/** Focuses the search field of a screen that is about to open. */
export function focusSearchOf(path: string): void {
  focusInstead(path, FIELD);
}
