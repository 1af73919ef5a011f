/** Reasons of the ledger are words joined by underscores: "offer_accepted" reads "Offer accepted". */
export function reasonWords(reason: string): string {
  const words = reason.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Page<Edge> {
  readonly edges: readonly Edge[];
}

/**
 * The loaded history with its newest page brought up to date: what is new goes on top, older
 * pages stay. Without an overlap something is missing in between, and the new page stands alone.
 */
export function withNewest<Edge extends { readonly cursor: string }, History extends Page<Edge>>(
  history: History,
  newest: History,
): History {
  const known = new Set(history.edges.map((edge) => edge.cursor));
  const added = newest.edges.filter((edge) => !known.has(edge.cursor));
  if (added.length === newest.edges.length) return newest;

  return { ...history, edges: [...added, ...history.edges] };
}
