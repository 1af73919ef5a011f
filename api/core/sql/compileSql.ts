import { RawNode, ValueNode, type OperationNode, type RawBuilder } from "kysely";

/** A statement as the driver takes it. */
export interface CompiledSql {
  text: string;
  values: unknown[];
}

/**
 * Writes down a statement that is made of `sql` alone. Kysely's own compiler copies and freezes each piece of it, which
 * costs more than the rest of asking. Undefined = there is something else in it.
 */
export function compileSql(query: RawBuilder<unknown>): CompiledSql | undefined {
  const found: CompiledSql = { text: "", values: [] };
  return add(query.toOperationNode(), found) ? found : undefined;
}

function add(node: OperationNode, found: CompiledSql): boolean {
  if (RawNode.is(node)) {
    for (let n = 0; n < node.sqlFragments.length; n++) {
      found.text += node.sqlFragments[n] ?? "";
      const inside = node.parameters[n];
      if (inside && !add(inside, found)) return false;
    }
    return true;
  }
  if (!ValueNode.is(node)) return false;
  if (node.immediate === true) {
    if (typeof node.value !== "number") return false;
    found.text += String(node.value);
    return true;
  }
  found.values.push(node.value);
  found.text += `$${found.values.length}`;
  return true;
}
