import type { Table } from "./contents.ts";

/** One line of a backup, which is a gzip of JSON lines. The last line, `end`, proves that the file is complete. */
export type Part =
  | { marketDayBackup: typeof FORMAT; takenAt: string; version: string[]; tables: Table[] }
  /** Rows in PostgreSQL's text form of a whole row. */
  | { table: string; rows: string[] }
  | { sequences: Record<string, string> }
  /** A file of the uploads folder, in base64. */
  | { file: string; bytes: string }
  | { end: Contents };

/** How many rows per table and how many files a backup holds. */
export interface Contents {
  rows: Record<string, number>;
  files: number;
}

export const FORMAT = 1;
