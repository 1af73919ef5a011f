import { useSyncExternalStore } from "react";

/** The member's choice; "system" follows the device. */
export type ThemeChoice = "light" | "dark" | "system";

const KEY = "theme";
const listeners = new Set<() => void>();
const deviceDark = () => window.matchMedia("(prefers-color-scheme: dark)");

function readChoice(): ThemeChoice {
  const stored = localStorage.getItem(KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function readTheme(): "light" | "dark" {
  const choice = readChoice();
  if (choice !== "system") return choice;
  return deviceDark().matches ? "dark" : "light";
}

/** Sets the theme on the document; public/theme.js does the same before the first paint. */
function apply() {
  document.documentElement.dataset["theme"] = readTheme();
  for (const listener of listeners) listener();
}

function setChoice(choice: ThemeChoice) {
  if (choice === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
  apply();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// For as long as the page lives: a device that turns dark while no theme button is shown counts too. Nobody else has this
// object: Chromium tells of no change that was already read from it.
const device = deviceDark();
device.addEventListener("change", apply);
window.addEventListener("storage", apply);
apply();

/** The current theme, the member's choice, and how to change it. */
export function useTheme() {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const theme = useSyncExternalStore(subscribe, readTheme);
  return { theme, choice, setChoice };
}
