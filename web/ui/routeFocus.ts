let lastPath: string | null = null;
let asked: { path: string; selector: string } | null = null;
let stopKeeping: (() => void) | undefined;

/** How long what was asked for may take to be drawn; after that the heading keeps the focus. */
const PATIENCE_MS = 10_000;
/** What React hides a part with while something in it is still on its way. */
const HIDING = ["style", "hidden", "inert"];

/**
 * Asks that the navigation to a path moves focus to this element of its screen instead of to its heading. The path is
 * named, because the screen before may have been drawn just now and still be about to focus its own heading.
 */
export function focusInstead(path: string, selector: string): void {
  asked = { path, selector };
}

/** Moves focus to the main heading after a navigation, so that keyboard and screen reader start at the new screen. The first page keeps the browser's own focus. */
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

/** Answers whether it has the focus now: what is hidden takes none. */
function focusOn(main: HTMLElement, selector: string): boolean {
  const element = main.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null && element === document.activeElement;
}

/**
 * A screen may come before its parts do, and a part may be taken away once more while another one is on its way.
 * Whoever moves the focus meanwhile keeps it.
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
