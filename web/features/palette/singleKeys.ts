import { useSyncExternalStore } from "react";

const KEY = "single_keys";
const listeners = new Set<() => void>();

/** Whether keys without Ctrl or ⌘ act. Who dictates or touches keys by accident switches them off. Source: WCAG 2.1.4. */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

/** Remembers the choice on this device. */
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

/** The choice as it stands, also when another tab changes it. */
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
