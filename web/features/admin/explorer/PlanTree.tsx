import { styled } from "styled-components";
import { countText } from "../analytics/analyticsWords.ts";

/** A node of PostgreSQL's plan, with what it did: `explain (analyze, buffers, format json)`. */
export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Rows Removed by Filter"?: number;
  /** Of each loop. */
  "Plan Rows": number;
  "Actual Rows": number;
  "Actual Loops": number;
  /** Until the last row of a loop, with the nodes below, in ms. */
  "Actual Total Time": number;
  /** In blocks of 8 kB, with the nodes below. */
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
}

/** What a statement did, node by node. */
export function PlanTree({ node }: { node: PlanNode }) {
  return (
    <Tree>
      <Node node={node} />
    </Tree>
  );
}

function Node({ node }: { node: PlanNode }) {
  return (
    <li>
      <strong>{nodeWords(node)}</strong> {doneWords(node)}
      {detailsOf(node).map((text) => (
        <small key={text}>{text}</small>
      ))}
      {node.Plans ? (
        <ul>
          {node.Plans.map((below, n) => (
            <Node key={n} node={below} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** "Index Scan on offers by offers_pkey" */
export function nodeWords(node: PlanNode): string {
  const table = node["Relation Name"] ? ` on ${node["Relation Name"]}` : "";
  const index = node["Index Name"] ? ` by ${node["Index Name"]}` : "";
  return `${node["Node Type"]}${table}${index}`;
}

/** "20 rows of 22 expected · 3 times · 0.4 ms · 12 blocks, 3 of them read" */
export function doneWords(node: PlanNode): string {
  const loops = node["Actual Loops"];
  if (loops === 0) return "never ran";
  const rows = Math.round(node["Actual Rows"] * loops);
  const expected = Math.round(node["Plan Rows"] * loops);
  const ms = Math.round(node["Actual Total Time"] * loops * 100) / 100;
  const read = node["Shared Read Blocks"] ?? 0;
  const blocks = (node["Shared Hit Blocks"] ?? 0) + read;
  return [
    `${countText(rows)} ${rows === 1 ? "row" : "rows"} of ${countText(expected)} expected`,
    ...(loops > 1 ? [`${countText(loops)} times`] : []),
    `${ms} ms`,
    `${countText(blocks)} ${blocks === 1 ? "block" : "blocks"}${read > 0 ? `, ${countText(read)} of them read` : ""}`,
  ].join(" · ");
}

function detailsOf(node: PlanNode): string[] {
  const removed = node["Rows Removed by Filter"];
  return [
    ...(node["Index Cond"] ? [`Index: ${node["Index Cond"]}`] : []),
    ...(node.Filter ? [`Filter: ${node.Filter}`] : []),
    ...(removed ? [`The filter left out ${countText(removed)} rows of a loop`] : []),
  ];
}

const Tree = styled.ul`
  padding: 12px 16px;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--counter);
  font-size: 0.875rem;
  list-style: none;

  ul {
    padding-inline-start: 20px;
    border-inline-start: 1px solid var(--line);
    list-style: none;
  }

  li {
    padding-block: 4px;
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: var(--ink2);
    overflow-wrap: anywhere;
  }
`;
