const KEY = "return_to";

/**
 * Stores the path that a visitor wanted to open, for after signing in. `/` clears it, and /auth keeps the one before.
 */
export function rememberReturnPath(path: string): void {
  if (path === "/") sessionStorage.removeItem(KEY);
  else if (!path.startsWith("/auth")) sessionStorage.setItem(KEY, path);
}

/** The path to open after signing in: the stored one, which is cleared, else `/`. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // Only a path of this site: "//elsewhere" would lead to another one.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : "/";
}
