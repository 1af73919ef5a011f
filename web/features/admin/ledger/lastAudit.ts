/** When the books were last audited on this device, and how many broken promises that found. */
export interface LastAudit {
  at: string;
  problems: number;
}

const KEY = "ledger_audit";

/** Keeps what an audit found for the next visit. */
export function keepAudit(found: LastAudit): LastAudit {
  try {
    localStorage.setItem(KEY, JSON.stringify(found));
  } catch {
    // Without storage it is known as long as the page is open.
  }
  return found;
}

/** The last audit of this device; null if there was none. */
export function lastAudit(): LastAudit | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { at, problems } = kept as Partial<LastAudit>;
    if (typeof at !== "string" || Number.isNaN(Date.parse(at))) return null;
    return typeof problems === "number" ? { at, problems } : null;
  } catch {
    return null;
  }
}
