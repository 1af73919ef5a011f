import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
} from "graphql";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { Documents } from "../../api/core/guard/index.ts";
import { adminText, contractText } from "../../api/emit/contract.ts";
import { schema } from "../../api/graphql/schema.ts";
import { QUERY } from "../../schema/limits.ts";

/** Everything of the contract that has a description, by its place: "Item", "Item.title", "Query.item(id)". */
function described(built: GraphQLSchema): { name: string; words: string }[] {
  const all: { name: string; words: string }[] = [];
  const note = (name: string, words: string | null | undefined) =>
    all.push({ name, words: words?.trim() ?? "" });
  for (const type of Object.values(built.getTypeMap())) {
    if (type.name.startsWith("__") || isSpecifiedScalarType(type)) continue;
    if (!/^(Query|Mutation|Subscription)$/.test(type.name)) note(type.name, type.description);
    if (isEnumType(type))
      for (const value of type.getValues()) note(`${type.name}.${value.name}`, value.description);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        note(`${type.name}.${field.name}`, field.description);
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field.description);
        for (const arg of field.args)
          note(`${type.name}.${field.name}(${arg.name})`, arg.description);
      }
  }
  return all;
}

describe("the contract", () => {
  it("is committed as the code emits it", async () => {
    expect(await readFile("schema/schema.graphql", "utf8")).toBe(contractText(await schema()));
    expect(await readFile("schema/admin.graphql", "utf8")).toBe(adminText(await schema()));
  });

  it("describes every type, field, argument, input field and enum value", async () => {
    const silent = described(await schema()).filter(({ words }) => words === "");
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("does not say in a description which paper asks for something", async () => {
    const cites = described(await schema()).filter(({ words }) => /Source:/.test(words));
    expect(cites.map(({ name }) => name)).toEqual([]);
  });

  it("names the unit of every whole number of TP", async () => {
    const silent: string[] = [];
    for (const type of Object.values((await schema()).getTypeMap())) {
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        const isAmount = /tp|amount|balance|price|held|available|needed|difference|tolerance/i.test(
          field.name,
        );
        if (
          String(getNamedType(field.type)) === "Int" &&
          isAmount &&
          !/TP|Reputation/.test(field.description ?? "")
        )
          silent.push(`${type.name}.${field.name}`);
      }
    }
    expect(silent).toEqual([]);
  });
});

/** Every document of our own client, as codegen wrote it down. */
async function clientDocuments(): Promise<{ name: string; document: ReturnType<typeof parse> }[]> {
  const { default: _, ...documents } = (await import("../../web/gql/graphql.ts")) as Record<
    string,
    unknown
  >;
  return Object.entries(documents).flatMap(([name, document]) =>
    typeof document === "object" && document !== null && "definitions" in document
      ? [{ name, document: document as ReturnType<typeof parse> }]
      : [],
  );
}

/** Values for every variable a document demands. */
function variablesOf(built: GraphQLSchema, document: DocumentNode): Record<string, unknown> {
  const definitions = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : [],
  );
  return Object.fromEntries(
    definitions.flatMap(({ variable, type, defaultValue }) => {
      const input = typeFromAST(built, type as NamedTypeNode);
      return input && isInputType(input) && isNonNullType(input) && !defaultValue
        ? [[variable.name.value, sampleOf(input)]]
        : [];
    }),
  );
}

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (type.name === "JSONObject") return {};
  if (!isInputObjectType(type)) return { Int: 1, Float: 1, Boolean: true }[type.name] ?? "1";
  const demanded = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.defaultValue === undefined,
  );
  return Object.fromEntries(demanded.map((field) => [field.name, sampleOf(field.type)]));
}

describe("our own client", () => {
  it("asks for nothing the guard refuses, with 30 % room", async () => {
    const built = await schema();
    const operations = (await clientDocuments()).filter(({ document }) =>
      document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
    );
    expect(operations.length).toBeGreaterThan(10);
    for (const { name, document } of operations) {
      expect(validate(built, document, specifiedRules), name).toEqual([]);
      expect(
        new Documents(built).operation(document)?.cost(variablesOf(built, document)),
        name,
      ).toBeLessThanOrEqual(QUERY.cost * 0.7);
    }
  });
});

describe("the guard", () => {
  const cases: [string, string][] = [
    [
      "a query that is too deep",
      `{ items { edges { node { seller { id } } } } offer(id: 1) { ${"counterOf { ".repeat(12)} id ${"}".repeat(12)} } }`,
    ],
    [
      "too many aliases",
      `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: categories { name }`).join(" ")} }`,
    ],
    [
      "too many root fields",
      `{ ${Array.from({ length: 11 }, () => `categories { name }`).join(" ")} }`,
    ],
    [
      "too many mutations",
      `mutation { ${Array.from({ length: 6 }, (_, n) => `a${n}: logout`).join(" ")} }`,
    ],
    ["too many directives", `{ categories ${"@include(if: true) ".repeat(21)} { name } }`],
    ["too many tokens", `{ categories { ${"name ".repeat(1001)} } }`],
    ["text with NUL", `{ items(filter: { q: "a\\u0000b" }) { cursor } }`],
  ];
  it.each(cases)("refuses %s", async (_name, query) => {
    expect("errors" in new Documents(await schema()).check(query)).toBe(true);
  });

  it("is not kept busy by fragments that all spread each other", async () => {
    const names = Array.from({ length: 15 }, (_, n) => `F${n}`);
    const fragments = names.map(
      (name) => `fragment ${name} on Query { ${names.map((other) => `...${other}`).join(" ")} }`,
    );
    const documents = new Documents(await schema());
    const from = performance.now();
    expect("errors" in documents.check(`{ ...F0 } ${fragments.join(" ")}`)).toBe(true);
    // One path after the other would take years.
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it("refuses a page of a page of everything by its cost", async () => {
    const query = parse(
      `{ conversations(first: 100) { edges { node { messages(first: 100) { edges { node { content item { title } } } } } } } }`,
    );
    const operation = new Documents(await schema()).operation(query);
    expect(() => operation?.cost({})).toThrow(/points/);
  });

  it("counts rows and parts by their variables, each time", async () => {
    const built = await schema();
    const page = parse(`query ($n: Int) { items(first: $n) { edges { node { id } } } }`);
    const part = parse(
      `query ($all: Boolean!) { items { edges { node @include(if: $all) { id } } } }`,
    );
    const documents = new Documents(built);
    const ask = (document: DocumentNode, variables: Record<string, unknown>) =>
      documents.operation(document)?.cost(variables) ?? 0;
    const costs = [1, 100, 1].map((n) => ask(page, { n }));
    expect(costs[1]).toBeGreaterThan(20 * (costs[0] ?? 0));
    expect(costs[2]).toBe(costs[0]);
    const [with_, without] = [true, false].map((all) => ask(part, { all }));
    expect(with_).toBeGreaterThan(without ?? 0);
  });

  it("counts each operation of a document, and refuses what is wrong with variables alike each time", async () => {
    const built = await schema();
    const two = parse(
      `query One($id: ID!) { item(id: $id) { id } } query Many { items(first: 100) { edges { node { id title } } } }`,
    );
    const documents = new Documents(built);
    const ask = (name: string, variables: Record<string, unknown>) =>
      documents.operation(two, name)?.cost(variables) ?? 0;
    const words = () => {
      try {
        return ask("One", { id: { not: "an id" } });
      } catch (error) {
        return (error as Error).message;
      }
    };
    const refusal = words();
    expect(refusal).toMatch(/got invalid value/);
    expect(ask("Many", {})).toBeGreaterThan(10 * ask("One", { id: "1" }));
    expect(ask("One", { id: "2" })).toBe(ask("One", { id: "1" }));
    expect(words()).toBe(refusal);
  });
});
