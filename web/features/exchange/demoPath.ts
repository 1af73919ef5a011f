/** The path of the guided exchange for an item. Source: S1 §2 "itemId and tpValue". */
export function demoPath(itemId: string, tpValue: number): string {
  return `/exchange-demo?${new URLSearchParams({ itemId, tpValue: String(tpValue) })}`;
}
