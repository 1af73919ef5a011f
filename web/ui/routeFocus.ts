let lastPath: string | null = null;
let wanted: string | null = null;
let watching: MutationObserver | undefined;

/** How long what was asked for may take to be drawn; after that the heading keeps the focus. */
const PATIENCE_MS = 10_000;

/** Asks that the next navigation moves focus to this element of the new screen instead of to its heading. */
export function focusInstead(selector: string): void {
  wanted = selector;
}

/** Moves focus to the main heading after a navigation, so that keyboard and screen reader start at the new screen. The first page keeps the browser's own focus. */
export function focusHeading(path: string): void {
  const navigated = lastPath !== null && lastPath !== path;
  lastPath = path;
  if (!navigated) return;
  const main = document.getElementById("main");
  if (!main || focusWanted(main)) return;
  const start = main.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  start.focus({ preventScroll: true });
  if (wanted !== null) focusWhenDrawn(main);
}

function focusWanted(main: HTMLElement): boolean {
  const asked = wanted === null ? null : main.querySelector<HTMLElement>(wanted);
  if (!asked) return false;
  stopWatching();
  asked.focus({ preventScroll: true });
  return true;
}

/** A screen may come before its parts do. Whoever moves the focus meanwhile keeps it. */
function focusWhenDrawn(main: HTMLElement): void {
  watching?.disconnect();
  watching = new MutationObserver(() => {
    const at = document.activeElement;
    const isMoved = at !== null && at !== document.body && at !== main && !at.matches("h1");
    if (isMoved) stopWatching();
    else focusWanted(main);
  });
  watching.observe(main, { childList: true, subtree: true });
  const mine = watching;
  setTimeout(() => mine === watching && stopWatching(), PATIENCE_MS);
}

function stopWatching(): void {
  wanted = null;
  watching?.disconnect();
  watching = undefined;
}
