import type { Table } from "./contents.ts";

/** A backup is a gzip of JSON lines, each one of these. The last one says that the file is whole. */
export type Part =
  | { marketDayBackup: typeof FORMAT; takenAt: string; version: string[]; tables: Table[] }
  /** Rows as PostgreSQL writes a whole row as text. */
  | { table: string; rows: string[] }
  | { sequences: Record<string, string> }
  /** A file of the uploads folder, in base64. */
  | { file: string; bytes: string }
  | { end: Contents };

/** How much a backup holds. */
export interface Contents {
  rows: Record<string, number>;
  files: number;
}

export const FORMAT = 1;
