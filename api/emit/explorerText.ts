import { GraphQLObjectType, lexicographicSortSchema, printType, type GraphQLSchema } from "graphql";
import { entityMetadata } from "../db/orm.ts";
import { catalogOf, explorerSchema } from "../modules/explorer/index.ts";

const HEAD = `# What administrators may ask at /api/admin/graphql besides the contract: every table.
# Emitted by \`npm run schema\`; do not edit.
`;

/** schema/admin.graphql: what the schema of the explorer adds to the market's. */
export function explorerText(market: GraphQLSchema): string {
  const schema = lexicographicSortSchema(
    explorerSchema(market, catalogOf(entityMetadata()).values()),
  );
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !market.getType(name));
  return [HEAD, rootFields(schema, market), ...types.map(printType), ""].join("\n\n");
}

/** The root fields that the market does not have, as an extension of its query type. */
function rootFields(schema: GraphQLSchema, market: GraphQLSchema): string {
  const known = new Set(Object.keys(market.getQueryType()?.getFields() ?? {}));
  const query = schema.getQueryType();
  if (!query) throw new Error("the explorer has no queries");
  const { fields, ...config } = query.toConfig();
  const added = Object.entries(fields).filter(([name]) => !known.has(name));
  const type = new GraphQLObjectType({ ...config, fields: Object.fromEntries(added) });
  return `extend ${printType(type)}`;
}
