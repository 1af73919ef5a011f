import { filterSchema, getDocumentNodeFromSchema, pruneSchema } from "@graphql-tools/utils";
import {
  Kind,
  lexicographicSortSchema,
  print,
  type DefinitionNode,
  type GraphQLSchema,
  type ObjectTypeDefinitionNode,
} from "graphql";
import { roleFor, type RuleOf } from "../core/access/policy.ts";
import { entityMetadata } from "../db/orm.ts";
import { catalogOf, explorerSchema } from "../modules/explorer/index.ts";

const CONTRACT = `# The contract of the market: what visitors, members and their programs may ask.
# Emitted by \`npm run schema\`; do not edit.
`;
const ADMIN = `# What moderators and administrators may ask besides the contract; at /api/admin/graphql administrators find every table,
# and what a mutation would do, too. Emitted by \`npm run schema\`; do not edit.
`;

/** schema/schema.graphql. */
export function contractText(market: GraphQLSchema): string {
  return textOf(CONTRACT, definitionsOf(contractOf(market)));
}

/** schema/admin.graphql: what the schema of the explorer adds to the contract. */
export function adminText(market: GraphQLSchema): string {
  const contract = new Map(
    definitionsOf(contractOf(market)).map((definition) => [nameOf(definition), definition]),
  );
  const whole = definitionsOf(explorerSchema(market, catalogOf(entityMetadata())));
  const added = whole.flatMap((definition) => {
    const known = contract.get(nameOf(definition));
    if (!known) return [definition];
    const isRoot = /^(Query|Mutation|Subscription)$/.test(nameOf(definition) ?? "");
    return isRoot ? [extension(definition, known)] : [];
  });
  return textOf(ADMIN, added);
}

/** The market's schema without what only moderators and administrators may ask. */
function contractOf(market: GraphQLSchema): GraphQLSchema {
  return pruneSchema(
    filterSchema({
      schema: market,
      rootFieldFilter: (_operation, _name, { extensions }) =>
        !roleFor(extensions?.["rule"] as RuleOf),
    }),
  );
}

function definitionsOf(schema: GraphQLSchema): readonly DefinitionNode[] {
  const { definitions } = getDocumentNodeFromSchema(lexicographicSortSchema(schema));
  return definitions.filter(({ kind }) => kind !== Kind.SCHEMA_DEFINITION);
}

function nameOf(definition: DefinitionNode): string | undefined {
  return "name" in definition ? definition.name?.value : undefined;
}

/** The fields of a root type that the contract does not have, as an extension of it. */
function extension(whole: DefinitionNode, known: DefinitionNode): DefinitionNode {
  const { fields = [], name } = whole as ObjectTypeDefinitionNode;
  const names = new Set(
    (known as ObjectTypeDefinitionNode).fields?.map((field) => field.name.value),
  );
  return {
    kind: Kind.OBJECT_TYPE_EXTENSION,
    name,
    fields: fields.filter((field) => !names.has(field.name.value)),
  };
}

function textOf(head: string, definitions: readonly DefinitionNode[]): string {
  return `${head}\n${withBlankLines(print({ kind: Kind.DOCUMENT, definitions }))}\n`;
}

/** Parts what has a description from what stands before it. */
function withBlankLines(text: string): string {
  let isInDescription = false;
  let before = "";
  const lines = text.split("\n").map((line) => {
    const begins = !isInDescription && /^ +"""/.test(line);
    if (/^ *"""$/.test(line)) isInDescription = !isInDescription;
    const isFirst = /[{(]$/.test(before);
    before = line;
    return begins && !isFirst ? `\n${line}` : line;
  });
  return lines.join("\n");
}
