const KEY = "return_to";

/** Remembers where a visitor wanted to go, so that signing in takes them there. The landing's own paths forget it or keep it. */
export function rememberReturnPath(path: string): void {
  if (path === "/") sessionStorage.removeItem(KEY);
  else if (!path.startsWith("/auth")) sessionStorage.setItem(KEY, path);
}

/** Where to go after signing in: the remembered path once, else `/`. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  // Only a path of our own: "//elsewhere" would leave the market.
  return path !== null && /^\/(?![/\\])/.test(path) ? path : "/";
}
