/** Which addresses of other hosts a browser may be sent to; both sides import it, it imports nothing. */

export const OUTSIDE_URL_WORDS =
  "Use an https address of a public host name, without a port, a user name or a password";

/** A name with a top level that begins with a letter: no single word, no number of a network, no dot at the end. */
const PUBLIC_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Top levels that lead into somebody's own network or nowhere. Source: RFC 6761, RFC 6762 appendix G, RFC 8375 */
const INNER = new Set(
  "arpa corp home internal intranet invalid lan local localdomain localhost onion private test".split(
    " ",
  ),
);

/** The host of an address that a browser may load from; null when it is not a public one by https. */
export function outsideHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, port, hostname } = new URL(address);
  const topLevel = hostname.slice(hostname.lastIndexOf(".") + 1);
  const isPublic = PUBLIC_NAME.test(hostname) && !INNER.has(topLevel);
  return protocol === "https:" && username + password + port === "" && isPublic ? hostname : null;
}
