/** The path of the suggestions for an item. Source: S1 §2 "/exchange-suggestions?targetId=&targetTp=". */
export function suggestionsPath(targetId: string, targetTp: number): string {
  return `/exchange-suggestions?${new URLSearchParams({ targetId, targetTp: String(targetTp) })}`;
}
