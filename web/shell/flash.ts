const KEY = "flash";

type Flash = { title: string; description?: string | undefined };

/** Stores a toast for the page after the next reload. */
export function leaveFlash(flash: Flash): void {
  sessionStorage.setItem(KEY, JSON.stringify(flash));
}

/** The toast that the previous page stored; it is cleared. */
export function takeFlash(): Flash | null {
  const left = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return left === null ? null : (JSON.parse(left) as Flash);
}
