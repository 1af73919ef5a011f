import type { FieldPolicy, Reference } from "@apollo/client";

type Edge = { cursor: string; node: Reference };
type Connection = { edges: readonly Edge[]; pageInfo: object };

/**
 * The cache policy of a connection: a page requested with `after` is appended behind the edge with that cursor; a first
 * page replaces the list. A node that moved between two pages is kept once, in its new place.
 */
export function mergeConnection(keyArgs: readonly string[] | false): FieldPolicy<Connection> {
  return {
    keyArgs: keyArgs === false ? false : [...keyArgs],
    merge(existing, incoming, { args }) {
      const after: unknown = args?.["after"];
      if (!existing || typeof after !== "string") return incoming;
      const place = existing.edges.findIndex((edge) => edge.cursor === after);
      const before = place === -1 ? existing.edges : existing.edges.slice(0, place + 1);
      return { ...existing, ...incoming, edges: joinEdges(before, incoming.edges) };
    },
    read(existing, { canRead }) {
      if (!existing) return existing;
      return { ...existing, edges: existing.edges.filter((edge) => canRead(edge.node)) };
    },
  };
}

/** Joins both lists in order. Nodes in both are removed from the first. */
export function joinEdges(before: readonly Edge[], next: readonly Edge[]): Edge[] {
  const coming = new Set(next.map((edge) => edge.node.__ref));
  return [...before.filter((edge) => !coming.has(edge.node.__ref)), ...next];
}
