import { stringify } from "csv-stringify/sync";

export interface HistoryLine {
  createdAt: string | Date;
  reason: string;
  description: string;
  amount: number;
  balanceAfter: number;
  status: string;
  relatedUser: { displayName: string } | null;
}

const COLUMNS = ["date", "reason", "description", "with", "amount_tp", "balance_tp", "status"];

/**
 * Postings as CSV (RFC 4180), with a byte order mark for spreadsheets. What members wrote cannot become a formula:
 * a text that begins like one gets an apostrophe before it.
 */
export function historyCsv(lines: readonly HistoryLine[]): Buffer {
  const records = lines.map((line) => [
    new Date(line.createdAt).toISOString(),
    line.reason,
    line.description,
    line.relatedUser?.displayName ?? "Market Day",
    line.amount,
    line.balanceAfter,
    line.status,
  ]);
  const text = stringify(records, {
    header: true,
    columns: COLUMNS,
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
  return Buffer.from(text);
}
