import { useSyncExternalStore } from "react";

/** What may lie over any screen; one at a time. */
export type Overlay = "palette" | "keys" | "cart" | "checkout";

let current: Overlay | null = null;
const listeners = new Set<() => void>();

function put(next: Overlay | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Opens and closes what lies over the screen, from wherever a button or a key asks for it. */
export const overlay = {
  open: (what: Overlay) => put(what),
  close: () => put(null),
  read: () => current,
};

/** What lies over the screen now. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, overlay.read);
}
