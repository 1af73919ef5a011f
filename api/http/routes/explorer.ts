import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import express, { type RequestHandler, type Router } from "express";
import type { GraphQLSchema } from "graphql";
import { ruleOfRoute } from "../../core/access/policy.ts";
import type { Context, Services } from "../../core/context.ts";
import { newExplorer } from "../../graphql/explorer.ts";
import { policy } from "../../modules/explorer/explorer.access.ts";
import { explorerSchemaOf, History } from "../../modules/explorer/index.ts";
import { authorize } from "../authorize.ts";
import { GRAPHQL_BODY_MAX, refuseBroken } from "../jsonBody.ts";

const PATH = "/api/admin/graphql";
const RULE = ruleOfRoute(policy, `POST ${PATH}`);

/** The door of the explorer. Its schema is built when the first administrator asks; `settled` waits for its history. */
export function explorerRouter(
  services: Services,
  market: GraphQLSchema,
): { router: Router; settled(): Promise<void>; stop(): Promise<void> } {
  const router = express.Router();
  const contexts = new WeakMap<object, Context>();
  const history = new History();
  let explorer: Promise<ApolloServer<Context>> | undefined;

  const open = async () => {
    const server = newExplorer(explorerSchemaOf(market, services.orm.em), services, history);
    await server.start();
    return server;
  };
  const admit: RequestHandler = async (req, res, next) => {
    const { ctx } = await authorize(services, req, RULE);
    contexts.set(req, ctx);
    res.setHeader("cache-control", "no-store");
    next();
  };
  const answer: RequestHandler = async (req, res, next) => {
    const server = await (explorer ??= open());
    await expressMiddleware(server, { context: async () => contexts.get(req) as Context })(
      req,
      res,
      next,
    );
  };
  router.post(PATH, admit, express.json({ limit: GRAPHQL_BODY_MAX }), refuseBroken(), answer);
  return {
    router,
    settled: () => history.settled(),
    stop: async () => (await explorer)?.stop(),
  };
}
