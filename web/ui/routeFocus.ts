let lastPath: string | null = null;

/** Moves focus to the main heading after a navigation, so that keyboard and screen reader start at the new screen. The first page keeps the browser's own focus. */
export function focusHeading(path: string): void {
  const navigated = lastPath !== null && lastPath !== path;
  lastPath = path;
  if (!navigated) return;
  const main = document.getElementById("main");
  const heading = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
  heading?.focus({ preventScroll: true });
}
