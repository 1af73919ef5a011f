/** The path of a link that stays inside the product, or null: a notification never leads out. */
export function insidePath(actionUrl: string | null | undefined): string | null {
  if (!actionUrl?.startsWith("/")) return null;

  // "//host" and "/\host" leave the site although they start with a slash.
  const inside = "https://inside.invalid";
  const url = URL.parse(actionUrl, inside);
  return url?.origin === inside ? url.pathname + url.search + url.hash : null;
}
