import { focusInstead } from "../../ui/routeFocus.ts";

const FIELD = "[data-search]";

/** Puts the keyboard into the screen's search field; answers whether there is one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(`main ${FIELD}`);
  field?.focus();
  field?.select();
  return field !== null;
}

/** The same for a screen that is about to be opened. */
export function focusSearchOf(path: string): void {
  focusInstead(path, FIELD);
}
