import { useSyncExternalStore } from "react";

const KEY = "single_keys";
const listeners = new Set<() => void>();

/**
 * Whether shortcuts without Ctrl or ⌘ are on. Members who dictate or press keys by accident turn them off. Source: WCAG
 * 2.1.4.
 */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

/** Stores the choice on this device. */
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

/** The current choice; it follows changes in other tabs. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }, singleKeysAreOn);
}
