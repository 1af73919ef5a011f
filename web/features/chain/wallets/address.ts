/** An address as its first 6 and last 4 characters: 0x9d8A…5A4F. Source: PN-027 */
export function shortAddress(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
