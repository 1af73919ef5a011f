import type { ApolloServer, ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError, GraphQLResolveInfo, GraphQLSchema } from "graphql";
import type { Context, Services } from "../core/context.ts";
import { Refused } from "../core/failures.ts";
import { Documents } from "../core/guard/index.ts";
import { allowStatements } from "../core/sql/statementTime.ts";
import { openSnapshot } from "../core/transactions/snapshot.ts";
import {
  beginRun,
  changeIn,
  confirmedBy,
  fieldOf,
  isKept,
  refuseUnlessProven,
  type History,
  type Run,
} from "../modules/explorer/index.ts";
import { newApollo, type Executed } from "./apollo.ts";

/**
 * GraphQL for administrators, with every table. A query reads on the connections of operators, from one moment, and
 * answers with what that took. A mutation does what its dry run has shown, which `extensions.confirms` names. `history`
 * keeps what was asked. Not started yet.
 */
export function newExplorer(
  schema: GraphQLSchema,
  services: Services,
  history: History,
): ApolloServer<Context> {
  return newApollo(schema, services, new Documents(schema), asRun(services, history));
}

function asRun({ reader, clock }: Services, history: History): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let run: Run | undefined;
      const startedAt = clock.now();
      return {
        didResolveOperation: async ({ schema, document, operation, contextValue, request }) => {
          if (operation?.operation === "subscription")
            throw new Refused("FORBIDDEN", "Subscriptions run over the market's socket");
          if (operation?.operation !== "mutation") return;
          const { variables = {}, query: text = "", operationName = null } = request;
          if (changeIn(schema, { document, operation, variables }) === null) return;
          await refuseUnlessProven(contextValue);
          const { confirms } = request.extensions ?? {};
          contextValue.watch = confirmedBy(
            contextValue,
            { text, operationName, variables },
            confirms,
          );
        },
        executionDidStart: async ({ contextValue, operation, request }: Executed) => {
          if (operation?.operation === "mutation") {
            const snapshot = openSnapshot(contextValue, "mutation");
            return { executionDidEnd: async () => snapshot.end() };
          }
          const snapshot = reader.open(contextValue.em);
          contextValue.snapshot = snapshot;
          contextValue.services = readingHere(contextValue);
          run = beginRun(contextValue, request.extensions?.["analyze"] === true);
          return {
            executionDidEnd: async () => snapshot.end(),
            willResolveField: timing(run),
          };
        },
        willSendResponse: async (answered) => {
          const { response, contextValue, request, operation } = answered;
          if (response.body.kind !== "single") return;
          const { singleResult } = response.body;
          const report = run?.report();
          if (report) singleResult.extensions = { ...singleResult.extensions, run: report };
          const ran = {
            document: request.query ?? "",
            operationName: answered.operationName ?? request.operationName ?? null,
            variables: request.variables ?? {},
            startedAt,
            ms: report?.ms ?? 0,
            rows: report?.rows ?? 0,
            bytes: report?.bytes ?? 0,
            error: codeOf(singleResult.errors?.[0]),
          };
          // A tile of the dashboard runs without anybody asking.
          const isAsked = request.extensions?.["history"] !== false;
          if (isAsked && isKept(ran, operation)) history.keep(contextValue, ran);
        },
      };
    },
  };
}

/** Times the fields of the market in a run. What is below `tables`, under whatever name, is timed with its statements. */
function timing(run: Run) {
  const tables = new Set<string | number>();
  return ({ info }: { info: GraphQLResolveInfo }) => {
    const { path, fieldName } = info;
    if (!path.prev && fieldName === "tables") tables.add(path.key);
    let root = path;
    while (root.prev) root = root.prev;
    if (tables.has(root.key)) return;
    const from = performance.now();
    return () => run.noteField(fieldOf(info), from);
  };
}

/** The code of an answer's error; null without one. */
function codeOf(error: GraphQLFormattedError | undefined): string | null {
  if (!error) return null;
  const code = error.extensions?.["code"];
  return typeof code === "string" ? code : "INTERNAL_SERVER_ERROR";
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
