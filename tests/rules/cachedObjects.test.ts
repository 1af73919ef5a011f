import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from "graphql";
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { createCache } from "../../web/apollo/cache.ts";

// An object without an id of its own is stored within its parent. When another query asks fewer fields of it, the others
// are lost, unless the cache merges the two: the screen that shows them does not move any more.

const schema = buildSchema(
  ["schema", "admin"].map((name) => readFileSync(`schema/${name}.graphql`, "utf8")).join("\n"),
);

/** A field that has objects without an id, of which the browser's documents ask different fields. */
interface Place {
  parent: GraphQLObjectType;
  field: string;
  /** The fields that have no fields of their own, by document. */
  sets: string[][];
}

const fragments = new Map<string, FragmentDefinitionNode>();
const operations: OperationDefinitionNode[] = [];
let places: Place[] = [];

beforeAll(async () => {
  for await (const file of glob("web/**/*.{ts,tsx}", { exclude: ["web/gql/**"] }))
    for (const [, text = ""] of readFileSync(file, "utf8").matchAll(/graphql\(`([^`]*)`\)/g))
      for (const definition of parse(text).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION)
          fragments.set(definition.name.value, definition);
        if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
      }
  const found = new Map<string, Place>();
  for (const { operation, selectionSet } of operations)
    visit(schema.getRootType(operation), [selectionSet], found);
  places = [...found.values()].filter(
    ({ sets }) => new Set(sets.map((names) => names.join(" "))).size > 1,
  );
});

function visit(
  type: GraphQLNamedType | null | undefined,
  sets: readonly SelectionSetNode[],
  found: Map<string, Place>,
): void {
  if (!isObjectType(type)) return;
  for (const [name, nodes] of fieldsOf(sets)) {
    const field = type.getFields()[name];
    const inner = field && getNamedType(field.type);
    const innerSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (!isObjectType(inner)) continue;
    const asked = [...fieldsOf(innerSets)].filter(([each]) => isLeaf(inner, each));
    const names = asked.map(([each]) => each).toSorted();
    if (isStored(type) && field?.args.length === 0 && !names.includes("id") && names.length > 0) {
      const key = `${type.name}.${name}`;
      const place = found.get(key) ?? { parent: type, field: name, sets: [] };
      place.sets.push(names);
      found.set(key, place);
    }
    visit(inner, innerSets, found);
  }
}

/** Whether several documents meet in one object of the cache. */
function isStored(type: GraphQLObjectType): boolean {
  return type.name === "Query" || "id" in type.getFields();
}

function isLeaf(type: GraphQLObjectType, name: string): boolean {
  const field = type.getFields()[name];
  return field !== undefined && !isCompositeType(getNamedType(field.type));
}

/** The fields of selections, with those of their fragments. */
function fieldsOf(sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> {
  const found = new Map<string, FieldNode[]>();
  const add = (name: string, nodes: readonly FieldNode[]) =>
    found.set(name, [...(found.get(name) ?? []), ...nodes]);
  for (const selection of sets.flatMap(({ selections }) => selections)) {
    if (selection.kind === Kind.FIELD) {
      add(selection.name.value, [selection]);
      continue;
    }
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection.selectionSet
        : fragments.get(selection.name.value)?.selectionSet;
    if (!inner) throw new Error("no such fragment");
    for (const [name, nodes] of fieldsOf([inner])) add(name, nodes);
  }
  return found;
}

describe("an object without an id keeps what one query asked of it", () => {
  it("when another asks less", () => {
    expect(places.map(({ parent, field }) => `${parent.name}.${field}`)).toEqual(
      expect.arrayContaining(["Item.images", "Query.twoStepSignIn"]),
    );
    const lost = places.filter((place) =>
      place.sets.some((first) => place.sets.some((second) => !keeps(place, first, second))),
    );
    expect(lost.map(({ parent, field }) => `${parent.name}.${field}`)).toEqual([]);
  });
});

/** Whether all of the first is still there when the second has been written. */
function keeps({ parent, field }: Place, first: string[], second: string[]): boolean {
  const cache = createCache();
  const type = parent.getFields()[field]?.type;
  const nullable = isNonNullType(type) ? type.ofType : type;
  const __typename = type && getNamedType(type).name;
  const documentOf = (names: string[]) =>
    parent.name === "Query"
      ? parse(`{ ${field} { ${names.join(" ")} } }`)
      : parse(`{ viewer { ... on ${parent.name} { id ${field} { ${names.join(" ")} } } } }`);
  const dataOf = (names: string[]) => {
    const object = { __typename, ...Object.fromEntries(names.map((name) => [name, name])) };
    const value = { [field]: isListType(nullable) ? [object] : object };
    return parent.name === "Query"
      ? value
      : { viewer: { __typename: parent.name, id: "1", ...value } };
  };
  for (const names of [first, second])
    cache.writeQuery({ query: documentOf(names), data: dataOf(names) });
  return cache.readQuery({ query: documentOf(first) }) !== null;
}
