import {
  getArgumentValues,
  getNamedType,
  isObjectType,
  type GraphQLObjectType,
  type SelectionSetNode,
} from "graphql";
import type { RawBuilder } from "kysely";
import { TABLES_READ } from "../../../schema/limits.ts";
import { fieldsOf } from "../../core/jsonReads/selection.ts";
import { sql } from "../../core/sql/sql.ts";
import type { Column, Kind as ColumnKind, Table } from "./catalog.ts";
import { fragmentsOf, type Operation } from "./documents.ts";
import type { Asked } from "./readTable.ts";
import type { Run } from "./run.ts";
import type { FoundRow } from "./statements.ts";

/** How a field of the explorer reads for all rows of its level; in the extensions of the field, as `reading`. */
export interface Reading {
  /** What its statement gets of the rows above; none for a root field. */
  key?: Column;
  /** Of a root field: the list that it answers a page of. */
  list?: { table: Table; isGrouped: boolean };
  /** How many rows it answers at most for each of them. */
  rowsOf(args: Record<string, unknown>): number;
  statement(
    args: Record<string, unknown>,
    asked: Asked,
    keys: readonly unknown[],
  ): RawBuilder<FoundRow>;
}

/** A statement that a document would run. */
export interface PlannedStatement {
  /** `tables.offers.nodes.seller` */
  field: string;
  /** How many rows the planner expects it to look at. */
  rows: number;
  /** The planner's cost. */
  cost: number;
  /** PostgreSQL's plan, as `explain (format json)` writes it. */
  plan: unknown;
}

/**
 * The statements that an operation on tables would run, each with the database's plan: one a field, however many rows
 * there are. How many rows a lower level will have is not known before; the plan takes the most that the page above
 * may have.
 */
export async function planRun(
  run: Run,
  query: GraphQLObjectType,
  operation: Operation,
): Promise<PlannedStatement[]> {
  const sizes = await run.asRole(
    sql<{ table: string; rows: number }>`select relname as "table", greatest(reltuples, 0) as rows
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const rowsIn = new Map(sizes.map(({ table, rows }) => [table, rows]));
  return Promise.all(
    statementsOf(query, operation).map(async ({ field, statement }) => {
      const [found] = await run.asRole(
        sql<{
          "QUERY PLAN": [{ Plan: PlanNode }];
        }>`${sql.raw("explain (format json)")} ${statement}`,
      );
      const plan = found?.["QUERY PLAN"][0].Plan;
      if (!plan) throw new Error("explain answers a plan");
      return { field, rows: Math.round(rowsRead(plan, rowsIn)), cost: plan["Total Cost"], plan };
    }),
  );
}

interface Statement {
  field: string;
  statement: RawBuilder<FoundRow>;
}

function statementsOf(query: GraphQLObjectType, given: Operation): Statement[] {
  const { document, operation, variables } = given;
  const fragments = fragmentsOf(document);
  const found: Statement[] = [];
  const look = (
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    path: string,
    parents: number,
  ): void => {
    for (const [name, nodes] of fieldsOf(sets, type.name, { document, variables })) {
      const definition = type.getFields()[nodes[0].name.value];
      if (!definition) continue;
      const reading = definition.extensions["reading"] as Reading | undefined;
      const field = path === "" ? name : `${path}.${name}`;
      const args = getArgumentValues(definition, nodes[0], variables);
      let rows = parents;
      if (reading) {
        const keys = Array.from({ length: parents }, (_, n) => keyLike(reading.key?.kind, n));
        found.push({
          field,
          statement: reading.statement(args, { fieldNodes: nodes, fragments }, keys),
        });
        rows = Math.min(parents * reading.rowsOf(args), TABLES_READ.rows);
      }
      const inner = getNamedType(definition.type);
      const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (isObjectType(inner)) look(inner, below, field, rows);
    }
  };
  look(query, [operation.selectionSet], "", 1);
  return found;
}

/** A key as a row above may have it. */
function keyLike(kind: ColumnKind | undefined, n: number): unknown {
  if (kind === "uuid") return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  return kind === "text" ? String(n + 1) : n + 1;
}

/** A node of PostgreSQL's plan. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Plan Rows": number;
  "Total Cost": number;
  Plans?: PlanNode[];
}

/** These read all of what is below before they answer the first row. */
const READS_ALL = /^(Sort|Aggregate|Hash|Materialize|SetOp|Gather Merge)$/;

/**
 * How many rows of tables a plan looks at: what its scans read, as often as they run, and only the part that a limit
 * lets through.
 */
export function rowsRead(
  node: PlanNode,
  rowsIn: ReadonlyMap<string, number>,
  times = 1,
  share = 1,
): number {
  const [outer, inner] = node.Plans ?? [];
  const kind = node["Node Type"];
  const table = node["Relation Name"];
  let own = 0;
  if (table !== undefined && kind.endsWith("Scan"))
    own = (kind === "Seq Scan" ? (rowsIn.get(table) ?? 0) : node["Plan Rows"]) * times * share;
  if (!outer) return own;
  if (kind === "Limit") {
    const part = outer["Plan Rows"] > 0 ? Math.min(1, node["Plan Rows"] / outer["Plan Rows"]) : 1;
    return rowsRead(outer, rowsIn, times, share * part);
  }
  if (kind === "Nested Loop" && inner) {
    const loops = times * share * Math.max(1, outer["Plan Rows"]);
    return rowsRead(outer, rowsIn, times, share) + rowsRead(inner, rowsIn, loops);
  }
  const below = READS_ALL.test(kind) ? 1 : share;
  return (node.Plans ?? []).reduce((sum, each) => sum + rowsRead(each, rowsIn, times, below), own);
}
