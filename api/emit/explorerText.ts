import { GraphQLObjectType, lexicographicSortSchema, printType, type GraphQLSchema } from "graphql";
import { entityMetadata } from "../db/orm.ts";
import { catalogOf, explorerSchema } from "../modules/explorer/index.ts";

const HEAD = `# What administrators may ask at /api/admin/graphql besides the contract: every table, and what a mutation would do.
# Emitted by \`npm run schema\`; do not edit.
`;

/** schema/admin.graphql: what the schema of the explorer adds to the market's. */
export function explorerText(market: GraphQLSchema): string {
  const schema = lexicographicSortSchema(explorerSchema(market, catalogOf(entityMetadata())));
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !market.getType(name));
  const roots = [
    addedFields(schema.getQueryType(), market.getQueryType()),
    addedFields(schema.getMutationType(), market.getMutationType()),
  ];
  return [HEAD, ...roots, ...types.map(printType), ""].join("\n\n");
}

/** The fields of a root type that the market does not have, as an extension of it. */
function addedFields(root: Maybe<GraphQLObjectType>, ofMarket: Maybe<GraphQLObjectType>): string {
  if (!root || !ofMarket) throw new Error("a schema without one of the root types");
  const { fields, ...config } = root.toConfig();
  const added = Object.entries(fields).filter(([name]) => !(name in ofMarket.getFields()));
  return `extend ${printType(new GraphQLObjectType({ ...config, fields: Object.fromEntries(added) }))}`;
}

type Maybe<T> = T | null | undefined;
