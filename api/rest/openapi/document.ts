import type { GraphQLSchema } from "graphql";
import { subjects } from "../allRoutes.ts";
import type { Route } from "../route.ts";
import { Refusal, RESPONSES } from "./answers.ts";
import { answerSchema } from "./answerSchema.ts";
import { FILES, FILE_SCHEMA } from "./files.ts";
import type { JsonSchema } from "./leaf.ts";
import { operation, pathOf } from "./operation.ts";
import { withShapes } from "./shapes.ts";

const INFO = {
  title: "Market Day",
  version: "1",
  description:
    "The REST routes of the market. Each runs a GraphQL document in process, so both follow the same rules. Ids are numbers, dates ISO 8601 in UTC, amounts whole TrustPoints (TP). A list that takes `first` and `after` has pages: the header Link has the address of the next one.",
  license: { name: "MIT", identifier: "MIT" },
};

/** schema/openapi.json: OpenAPI 3.1, generated from the routes themselves, so that it cannot differ from them. */
export async function openApiText(schema: GraphQLSchema): Promise<string> {
  const schemas: Record<string, JsonSchema> = { Refusal };
  const paths: Record<string, Record<string, unknown>> = { ...FILES };
  for (const { name, routes } of subjects)
    for (const route of routes) {
      const answer = route.file
        ? FILE_SCHEMA[route.file.type]
        : withShapes(await answerSchema(schema, route), schemas);
      paths[pathOf(route)] = {
        ...paths[pathOf(route)],
        [methodOf(route)]: { tags: [name], ...operation(schema, route, answer) },
      };
    }
  const document = {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    tags: subjects.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      responses: RESPONSES,
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function methodOf({ method }: Route): string {
  return method.toLowerCase();
}
