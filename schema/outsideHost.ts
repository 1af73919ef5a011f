/** Which addresses on other hosts a browser may load. Shared by the API and the web client; it imports nothing. */

export const OUTSIDE_URL_WORDS =
  "Use an https address of a public host name, without a port, a user name or a password";

/** A host name with a top-level domain that begins with a letter: no single word, no IP address, no trailing dot. */
const PUBLIC_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Top-level domains that lead into a private network or nowhere. Source: RFC 6761, RFC 6762 appendix G, RFC 8375 */
const INNER = new Set(
  "arpa corp home internal intranet invalid lan local localdomain localhost onion private test".split(
    " ",
  ),
);

/** The host of an address that a browser may load from; null if it is not a public host over https. */
export function outsideHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, port, hostname } = new URL(address);
  const topLevel = hostname.slice(hostname.lastIndexOf(".") + 1);
  const isPublic = PUBLIC_NAME.test(hostname) && !INNER.has(topLevel);
  return protocol === "https:" && username + password + port === "" && isPublic ? hostname : null;
}
