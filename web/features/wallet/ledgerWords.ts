/** Reasons of the ledger are words joined by underscores: "offer_accepted" reads "Offer accepted". */
export function reasonWords(reason: string): string {
  const words = reason.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
