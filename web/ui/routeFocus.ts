let lastPath: string | null = null;
let wanted: string | null = null;

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
  const asked = wanted === null ? null : main?.querySelector<HTMLElement>(wanted);
  wanted = null;
  const heading = asked ?? main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  heading?.focus({ preventScroll: true });
}
