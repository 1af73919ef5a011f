import { RawNode, ValueNode, type OperationNode, type RawBuilder } from "kysely";

/** A statement in the form that the driver takes. */
export interface CompiledSql {
  text: string;
  values: unknown[];
}

/**
 * Compiles a statement that is made of `sql` templates alone. Kysely's own compiler copies and freezes each piece of
 * it, which costs more than the rest of sending it. Undefined = it contains something else.
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
