import { useSyncExternalStore } from "react";

/** The overlays that can open over any screen, one at a time. */
export type Overlay = "palette" | "keys" | "cart" | "checkout";

let current: Overlay | null = null;
const listeners = new Set<() => void>();

function put(next: Overlay | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens and closes the overlay, from any button or shortcut. */
export const overlay = {
  open: (what: Overlay) => put(what),
  close: () => put(null),
  read: () => current,
};

/** The open overlay, or null. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, overlay.read);
}
