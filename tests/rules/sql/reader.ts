import type {
  ColumnRef,
  DeleteStmt,
  InsertStmt,
  Node,
  RangeFunction,
  RangeVar,
  SelectStmt,
  UpdateStmt,
  WithClause,
} from "libpg-query";
import { aliasOf, definedIn, isObject, isPutIn, nameOf, textsOf } from "./nodes.ts";
import { closed, has, mayLack, noteNotNull, OPEN, Scope, type Source } from "./scope.ts";
import type { Template } from "./templates.ts";
import { typeOf, type Column } from "./types.ts";

/** The columns of each table. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, Column>>;

/** A piece about whichever table its reader names so. */
const ANY_TABLE = "t";

/**
 * Reads statement after statement and notes each name that is nowhere. A piece is read without the statement it becomes a part of:
 * its names are those of the tables that stand under the same alias elsewhere.
 */
export class Reader {
  readonly #tables: Tables;
  readonly #unknown: string[] = [];
  /** The tables that an alias stands for in whole statements; "" = a query. */
  readonly #aliases = new Map<string, Set<string>>();
  /** Names that some query gives its columns. */
  readonly #given = new Set<string>();
  readonly #inPieces: { place: string; alias: string; column: string }[] = [];
  #template: Template = { place: "", isPiece: false, statements: [] };

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Answers what the last statement answers. */
  read(template: Template): Source {
    this.#template = template;
    let answer = OPEN;
    for (const statement of template.statements) answer = this.#statement(statement, new Scope());
    return answer;
  }

  unknown(): string[] {
    const inPieces = this.#inPieces
      .filter(({ alias, column }) => !this.#isOfAlias(alias, column))
      .map(({ place, alias, column }) => `${place} ${alias && `${alias}.`}${column}`);
    return [...this.#unknown, ...inPieces].toSorted();
  }

  #isOfAlias(alias: string, column: string): boolean {
    const isOfAny = alias === "" || alias === ANY_TABLE;
    const names = isOfAny ? ["", ...this.#tables.keys()] : [...(this.#aliases.get(alias) ?? [])];
    return (
      names.some((name) => this.#tables.get(name)?.has(column)) ||
      (names.includes("") && this.#given.has(column)) ||
      (alias === "" && this.#tables.has(column))
    );
  }

  #stands(alias: string, table: string): void {
    this.#aliases.set(alias, (this.#aliases.get(alias) ?? new Set()).add(table));
  }

  #note(name: string): void {
    this.#unknown.push(`${this.#template.place} ${name}`);
  }

  /** Answers what the statement answers. */
  #statement(node: Node | undefined, outer: Scope): Source {
    if (!node) return OPEN;
    if ("SelectStmt" in node) return this.#select(node.SelectStmt, outer);
    const scope = new Scope(outer);
    if ("InsertStmt" in node) return this.#insert(node.InsertStmt, scope);
    if ("UpdateStmt" in node)
      return this.#change(node.UpdateStmt, node.UpdateStmt.fromClause, scope);
    if ("DeleteStmt" in node)
      return this.#change(node.DeleteStmt, node.DeleteStmt.usingClause, scope);
    return OPEN;
  }

  #select(select: SelectStmt, outer: Scope): Source {
    const scope = new Scope(outer);
    this.#with(select.withClause, scope);
    if (select.larg && select.rarg) {
      const answer = this.#select(select.larg, scope);
      this.#select(select.rarg, scope);
      scope.outputs = answer.columns;
      scope.isOpen = answer.isOpen;
      this.#walk([select.sortClause, select.limitCount], scope);
      return answer;
    }
    if (select.valuesLists) {
      this.#walk(select.valuesLists, scope);
      return OPEN;
    }
    for (const source of select.fromClause ?? []) this.#from(source, scope);
    this.#walk(select.whereClause, scope);
    noteNotNull(select.whereClause, scope);
    const answer = this.#answer(select.targetList, scope);
    scope.outputs = answer.columns;
    scope.isOpen ||= answer.isOpen;
    const {
      distinctClause,
      groupClause,
      havingClause,
      windowClause,
      sortClause,
      limitCount,
      limitOffset,
    } = select;
    this.#walk(
      [
        distinctClause,
        groupClause,
        havingClause,
        windowClause,
        sortClause,
        limitCount,
        limitOffset,
      ],
      scope,
    );
    return answer;
  }

  #insert(insert: InsertStmt, scope: Scope): Source {
    this.#with(insert.withClause, scope);
    const table = insert.relation ? this.#table(insert.relation) : OPEN;
    this.#targets(insert.cols, table, scope);
    this.#statement(insert.selectStmt, scope);
    if (insert.relation) scope.sources.set(aliasOf(insert.relation), table);
    const conflict = insert.onConflictClause;
    if (conflict) {
      scope.sources.set("excluded", table);
      this.#walk([conflict.infer, conflict.whereClause], scope);
      this.#targets(conflict.targetList, table, scope);
    }
    return this.#answer(insert.returningClause?.exprs, scope);
  }

  #change(change: UpdateStmt | DeleteStmt, others: Node[] | undefined, scope: Scope): Source {
    this.#with(change.withClause, scope);
    const table = change.relation ? this.#table(change.relation) : OPEN;
    if (change.relation) scope.sources.set(aliasOf(change.relation), table);
    for (const source of others ?? []) this.#from(source, scope);
    if ("targetList" in change) this.#targets(change.targetList, table, scope);
    this.#walk(change.whereClause, scope);
    noteNotNull(change.whereClause, scope);
    return this.#answer(change.returningClause?.exprs, scope);
  }

  #with(clause: WithClause | undefined, scope: Scope): void {
    for (const node of clause?.ctes ?? []) {
      if (!("CommonTableExpr" in node)) continue;
      const { ctename = "", ctequery, aliascolnames } = node.CommonTableExpr;
      if (clause?.recursive) scope.named.set(ctename, OPEN);
      const answer = this.#statement(ctequery, scope);
      scope.named.set(ctename, aliascolnames ? closed(textsOf(aliascolnames)) : answer);
    }
  }

  /** Columns that are written. */
  #targets(targets: Node[] | undefined, table: Source, scope: Scope): void {
    for (const target of targets ?? []) {
      if (!("ResTarget" in target)) continue;
      const { name = "", val } = target.ResTarget;
      if (!isPutIn(name) && !has(table, name)) this.#note(`${table.table}.${name}`);
      this.#walk(val, scope);
    }
  }

  /** What is selected or returned, by the names it has in the answer. */
  #answer(targets: Node[] | undefined, scope: Scope): Source {
    const columns = new Map<string, Column>();
    let isOpen = false;
    for (const target of targets ?? []) {
      if (!("ResTarget" in target)) continue;
      const { name, val } = target.ResTarget;
      this.#walk(val, scope);
      const stars = name === undefined ? this.#starred(val, scope) : undefined;
      const own = name ?? nameOf(val);
      for (const source of stars ?? []) {
        for (const [column, known] of source.columns) columns.set(column, known);
        isOpen ||= source.isOpen;
      }
      if (!stars && own !== undefined)
        columns.set(
          own,
          typeOf(val, (...at) => scope.column(...at)),
        );
      if (name !== undefined) this.#given.add(name);
      isOpen ||= !stars && (own === undefined || isPutIn(own));
    }
    return { columns, isOpen };
  }

  /** The sources that a `*` is about; undefined = there is none. */
  #starred(node: Node | undefined, scope: Scope): Source[] | undefined {
    const fields = node && "ColumnRef" in node ? (node.ColumnRef.fields ?? []) : [];
    const last = fields.at(-1);
    if (!last || !("A_Star" in last)) return undefined;
    const [alias = ""] = textsOf(fields);
    if (fields.length > 1) return [scope.find(alias) ?? OPEN];
    return [...scope.sources.values(), ...(scope.isOpen ? [OPEN] : [])];
  }

  #from(node: Node, scope: Scope): void {
    if ("JoinExpr" in node) {
      const { jointype, larg, rarg, quals } = node.JoinExpr;
      const before = new Set(scope.sources.keys());
      if (larg) this.#from(larg, scope);
      if (jointype === "JOIN_RIGHT" || jointype === "JOIN_FULL") mayLack(scope, before);
      const left = new Set(scope.sources.keys());
      if (rarg) this.#from(rarg, scope);
      if (jointype === "JOIN_LEFT" || jointype === "JOIN_FULL") mayLack(scope, left);
      this.#walk(quals, scope);
      if (jointype === "JOIN_INNER") noteNotNull(quals, scope);
    } else if ("RangeVar" in node) {
      const source = this.#table(node.RangeVar, scope);
      scope.sources.set(aliasOf(node.RangeVar), source);
      if (isPutIn(node.RangeVar.relname ?? "") && !node.RangeVar.alias) scope.isOpen = true;
    } else if ("RangeSubselect" in node || "RangeFunction" in node) {
      const range = "RangeSubselect" in node ? node.RangeSubselect : node.RangeFunction;
      const answer =
        "subquery" in range
          ? this.#statement(range.subquery, scope)
          : this.#called(range as RangeFunction, scope);
      const { aliasname = `?${scope.sources.size}`, colnames } = range.alias ?? {};
      this.#stands(aliasname, "");
      if (!range.alias && answer.isOpen) scope.isOpen = true;
      scope.sources.set(aliasname, colnames ? closed(textsOf(colnames)) : answer);
    } else scope.isOpen = true;
  }

  #called({ functions = [], coldeflist = [] }: RangeFunction, scope: Scope): Source {
    this.#walk(functions, scope);
    const columns = definedIn([coldeflist, functions]);
    return columns.length > 0 ? closed(columns) : OPEN;
  }

  #table({ relname = "", schemaname, alias }: RangeVar, scope?: Scope): Source {
    const isOthers = schemaname !== undefined && !this.#tables.has(relname);
    if (isPutIn(relname) || isOthers || relname.startsWith("pg_")) return OPEN;
    const named = scope?.named.get(relname);
    const columns = this.#tables.get(relname);
    if (!named && !columns) this.#note(relname);
    this.#stands(alias?.aliasname ?? relname, named ? "" : relname);
    if (named || !columns) return named ?? OPEN;
    return { columns, isOpen: false, table: relname };
  }

  #walk(node: unknown, scope: Scope): void {
    if (Array.isArray(node)) for (const each of node) this.#walk(each, scope);
    else if (isObject(node)) {
      if ("ColumnRef" in node) this.#column(node["ColumnRef"] as ColumnRef, scope);
      else if (STATEMENTS.some((name) => name in node)) this.#statement(node as Node, scope);
      else for (const each of Object.values(node)) this.#walk(each, scope);
    }
  }

  #column({ fields = [] }: ColumnRef, scope: Scope): void {
    const names = textsOf(fields);
    const isStar = names.length < fields.length;
    const [alias, column] = names.length > 1 || isStar ? names : ["", names[0]];
    if (isPutIn(alias ?? "") || isPutIn(column ?? "")) return;
    if (alias === undefined) return;
    const source = alias === "" ? undefined : scope.find(alias);
    const isHere =
      alias === "" ? scope.knows(column ?? "") : source && (isStar || has(source, column ?? ""));
    if (isHere) return;
    const { place, isPiece } = this.#template;
    const mayBeElsewhere = !source && (isPiece || [...scope.around()].some(({ isOpen }) => isOpen));
    if (mayBeElsewhere && !isStar) this.#inPieces.push({ place, alias, column: column ?? "" });
    else if (!mayBeElsewhere) this.#note(names.join("."));
  }
}

const STATEMENTS = ["SelectStmt", "InsertStmt", "UpdateStmt", "DeleteStmt"];
