let lastPath: string | null = null;
let asked: { path: string; selector: string } | null = null;
let stopKeeping: (() => void) | undefined;

/** How long a requested element may take to render; after that the heading keeps the focus. */
const PATIENCE_MS = 10_000;
/** The attributes with which React hides a part while something inside it is loading. */
const HIDING = ["style", "hidden", "inert"];

/**
 * Requests that the navigation to a path focuses this element of its screen instead of the heading. The path is needed
 * because the previous screen may just have rendered and still be about to focus its own heading.
 */
export function focusInstead(path: string, selector: string): void {
  asked = { path, selector };
}

/**
 * Moves focus to the main heading after a navigation, so that keyboard and screen reader start at the new screen. On
 * the first page the browser's own focus stays.
 */
export function focusHeading(path: string): void {
  const navigated = lastPath !== null && lastPath !== path;
  lastPath = path;
  if (!navigated) return;
  const selector = asked?.path === path ? asked.selector : null;
  if (selector !== null) asked = null;
  stopKeeping?.();
  const main = document.getElementById("main");
  if (!main) return;
  if (selector === null || !focusOn(main, selector)) {
    const start = main.querySelector<HTMLElement>("h1[tabindex]") ?? main;
    start.focus({ preventScroll: true });
  }
  if (selector !== null) keepFocused(main, selector);
}

/** Focuses the element; returns whether it has focus now, because a hidden element gets none. */
function focusOn(main: HTMLElement, selector: string): boolean {
  const element = main.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && element === document.activeElement;
}

/**
 * Focuses the element again while the screen renders: its parts may render later, and a part may be hidden again while
 * another one loads. If the member moves the focus meanwhile, it stays there.
 */
function keepFocused(main: HTMLElement, selector: string): void {
  const watching = new MutationObserver(() => {
    const at = document.activeElement;
    if (at === null || at === document.body || at === main || at.matches("h1"))
      focusOn(main, selector);
    else if (!at.matches(selector)) stop();
  });
  const stop = () => {
    watching.disconnect();
    clearTimeout(timer);
    window.removeEventListener("pointerdown", stop);
    stopKeeping = undefined;
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  watching.observe(main, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: HIDING,
  });
  window.addEventListener("pointerdown", stop, { once: true });
  stopKeeping = stop;
}
