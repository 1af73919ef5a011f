/** Formats a ledger reason, which is a code with underscores: "offer_accepted" becomes "Offer accepted". */
export function reasonWords(reason: string): string {
  const words = reason.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
