import type { GraphQLSchema } from "graphql";
import type { Door } from "../door.ts";
import { doors } from "../doors.ts";
import { answerSchema } from "./answerSchema.ts";
import { Refusal, RESPONSES } from "./answers.ts";
import { FILES, FILE_SCHEMA } from "./files.ts";
import type { JsonSchema } from "./leaf.ts";
import { operation, pathOf } from "./operation.ts";
import { withShapes } from "./shapes.ts";

const INFO = {
  title: "Market Day",
  version: "1",
  description:
    "The REST doors of the market. Each runs a GraphQL document in process, so both follow the same rules. Ids are numbers, dates ISO 8601 in UTC, amounts whole TrustPoints (TP).",
  license: { name: "MIT", identifier: "MIT" },
};

/** schema/openapi.json: OpenAPI 3.1, written from the rows that answer, so that it cannot promise anything else. */
export async function openApiText(schema: GraphQLSchema): Promise<string> {
  const schemas: Record<string, JsonSchema> = { Refusal };
  const paths: Record<string, Record<string, unknown>> = { ...FILES };
  for (const door of doors) {
    const answer = door.file
      ? FILE_SCHEMA[door.file.type]
      : withShapes(await answerSchema(schema, door), schemas);
    paths[pathOf(door)] = {
      ...paths[pathOf(door)],
      [methodOf(door)]: operation(schema, door, answer),
    };
  }
  const document = {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas,
      responses: RESPONSES,
      securitySchemes: { session: { type: "http", scheme: "bearer" } },
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function methodOf({ method }: Door): string {
  return method.toLowerCase();
}
