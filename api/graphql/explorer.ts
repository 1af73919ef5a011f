import type { ApolloServer, ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { Context, Services } from "../core/context.ts";
import { Documents } from "../core/guard/index.ts";
import { READER_ROLE } from "../core/sql/readerRole.ts";
import { beginRun, hasReaderRole, type Run } from "../modules/explorer/index.ts";
import { newApollo, type Executed } from "./apollo.ts";

/**
 * GraphQL for administrators, with every table. It reads on the connections of operators, from one moment, and answers
 * with what that took. Not started yet.
 */
export function newExplorer(schema: GraphQLSchema, services: Services): ApolloServer<Context> {
  return newApollo(schema, services, new Documents(schema), asRun(services));
}

function asRun({ reader }: Services): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let run: Run | undefined;
      return {
        didResolveOperation: async ({ operation }) => {
          if (operation?.operation === "query") return;
          throw new GraphQLError("The explorer changes nothing; only queries run here", {
            extensions: { code: "FORBIDDEN", http: { status: 403 } },
          });
        },
        executionDidStart: async ({ contextValue }: Executed) => {
          const snapshot = await reader.open(contextValue.em);
          contextValue.snapshot = snapshot;
          run = beginRun(
            contextValue,
            (await hasReaderRole(contextValue.em)) ? READER_ROLE : undefined,
          );
          return { executionDidEnd: async () => snapshot.end() };
        },
        willSendResponse: async ({ response }) => {
          if (!run || response.body.kind !== "single") return;
          response.body.singleResult.extensions = {
            ...response.body.singleResult.extensions,
            run: run.report(),
          };
        },
      };
    },
  };
}
