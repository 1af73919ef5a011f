import type { Request, Response } from "express";

/**
 * Tells the other pages of a list in the header `Link` (RFC 8288): the same request with another cursor. `next` if there
 * is more, `first` if this is not the first page.
 */
export function linkPages(
  { originalUrl }: Request,
  res: Response,
  nextCursor: string | undefined,
): void {
  const { pathname, searchParams } = new URL(originalUrl, "http://localhost");
  const isFirst = !searchParams.get("after");

  if (nextCursor !== undefined) {
    searchParams.set("after", nextCursor);
    res.links({ next: `${pathname}?${searchParams}` });
  }
  if (isFirst) return;
  searchParams.delete("after");
  res.links({ first: searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname });
}
