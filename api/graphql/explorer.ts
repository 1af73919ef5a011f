import type { ApolloServer, ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLSchema } from "graphql";
import type { Context, Services } from "../core/context.ts";
import { Documents } from "../core/guard/index.ts";
import { allowStatements } from "../core/sql/reader.ts";
import { beginRun, type Run } from "../modules/explorer/index.ts";
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
          const snapshot = reader.open(contextValue.em);
          contextValue.snapshot = snapshot;
          contextValue.services = readingHere(contextValue);
          run = beginRun(contextValue);
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

/**
 * The services of a run: what reads as an operator reads from the run's own moment. With a connection more for it, two
 * runs that hold one each would wait for each other.
 */
function readingHere({ services, em }: Context): Services {
  const { reader } = services;
  return {
    ...services,
    reader: {
      read: async (work, options) => {
        if (options?.statementMs !== undefined) await allowStatements(em, options.statementMs);
        return work(em);
      },
      open: (other) => reader.open(other),
      scan: (statement, options, work) => reader.scan(statement, options, work),
      stop: () => reader.stop(),
    },
  };
}
