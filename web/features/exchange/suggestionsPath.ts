/** Where the suggestions for an item stand. Source: S1 §2 "/exchange-suggestions?targetId=&targetTp=". */
export function suggestionsPath(targetId: string, targetTp: number): string {
  return `/exchange-suggestions?${new URLSearchParams({ targetId, targetTp: String(targetTp) })}`;
}
