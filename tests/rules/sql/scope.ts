import type { Node } from "libpg-query";
import { columnsNotNull, type Column } from "./types.ts";

/** What a name in front of a dot stands for. Open: columns of which nothing is known are in it, too. */
export interface Source {
  columns: ReadonlyMap<string, Column>;
  isOpen: boolean;
  table?: string;
}

export const OPEN: Source = { columns: new Map(), isOpen: true };
const OF_EVERY_TABLE = new Set(["ctid", "xmin", "tableoid"]);
/** What can be named at a place: the sources of its query, of those around it, and the queries named by `with`. */
export class Scope {
  readonly outer: Scope | undefined;
  readonly sources = new Map<string, Source>();
  readonly named: Map<string, Source>;
  /** Names the query gives its own columns. */
  outputs: ReadonlyMap<string, Column> = new Map();
  /** Columns that a condition of the query lets through only where they are not null: `o.answered_at`. */
  readonly notNull = new Set<string>();
  isOpen = false;

  constructor(outer?: Scope) {
    this.outer = outer;
    this.named = new Map(outer?.named);
  }

  *around(): Iterable<Scope> {
    yield this;
    if (this.outer) yield* this.outer.around();
  }

  find(alias: string): Source | undefined {
    for (const { sources } of this.around()) {
      const source = sources.get(alias);
      if (source) return source;
    }
    return undefined;
  }

  /** A column by its name and that of its source, if it has one: what is known of it. */
  column(alias: string, name: string): Column {
    const of = alias === "" ? this.#only(name) : this.find(alias)?.columns.get(name);
    const isThere = [...this.around()].some(
      ({ notNull }) => notNull.has(`${alias}.${name}`) || notNull.has(`.${name}`),
    );
    return isThere ? { ...of, isNullable: false } : (of ?? {});
  }

  /** The column of that name where only one source has it. */
  #only(name: string): Column | undefined {
    const found = [...this.sources.values()].flatMap(({ columns }) => columns.get(name) ?? []);
    return found.length === 1 && !this.isOpen ? found[0] : undefined;
  }

  knows(column: string): boolean {
    return [...this.around()].some(
      ({ isOpen, outputs, sources }) =>
        isOpen ||
        outputs.has(column) ||
        sources.has(column) ||
        [...sources.values()].some((source) => has(source, column)),
    );
  }
}

export function has({ isOpen, columns }: Source, column: string): boolean {
  return isOpen || columns.has(column) || OF_EVERY_TABLE.has(column);
}

export function closed(names: readonly string[]): Source {
  return { columns: new Map(names.map((name) => [name, {}])), isOpen: false };
}

/** Of the sources that came since, an outer join may find no row: their columns are null then. */
export function mayLack({ sources }: Scope, before: ReadonlySet<string>): void {
  for (const [alias, source] of sources) {
    if (before.has(alias)) continue;
    const columns = [...source.columns].map(([name, column]): [string, Column] => [
      name,
      { ...column, isNullable: true },
    ]);
    sources.set(alias, { ...source, columns: new Map(columns) });
  }
}

/** Notes the columns that a condition lets through only where they are not null. */
export function noteNotNull(condition: Node | undefined, { notNull }: Scope): void {
  for (const name of columnsNotNull(condition)) notNull.add(name);
}
