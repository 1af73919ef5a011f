/** The path of a link within the product; null for any other, because a notification never leads to another site. */
export function insidePath(actionUrl: string | null | undefined): string | null {
  if (!actionUrl?.startsWith("/")) return null;

  // "//host" and "/\host" leave the site although they start with a slash.
  const inside = "https://inside.invalid";
  const url = URL.parse(actionUrl, inside);
  return url?.origin === inside ? url.pathname + url.search + url.hash : null;
}
