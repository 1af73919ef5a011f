const KEY = "flash";

type Flash = { title: string; description?: string | undefined };

/** Leaves a toast for the page after the next reload. */
export function leaveFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** The toast left by the page before, once. */
export function takeFlash(): Flash | null {
  const left = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return left === null ? null : (JSON.parse(left) as Flash);
}
