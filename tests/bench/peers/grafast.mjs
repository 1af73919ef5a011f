import { context, execute, lambda, list, makeGrafastSchema, stringifyPayload } from "grafast";
import { parse } from "graphql";
import { createServer } from "node:http";
import { pool, readConversations, readItems, sidOf } from "./rows.mjs";
import { TYPES } from "./schema.mjs";

/**
 * Grafast alone, PostGraphile's planner: node:http around it, the floor's statement below it, and nothing else. As fast
 * as a server can be that executes with it.
 */
const schema = makeGrafastSchema({
  typeDefs: TYPES,
  objects: {
    Query: {
      plans: {
        items: (_root, args) =>
          lambda(
            list([context().get("sid"), args.getRaw(["filter", "q"]), args.getRaw("after")]),
            ([sid, q, after]) => readItems(sid, q, after),
          ),
        conversations: () => lambda(context().get("sid"), readConversations),
      },
    },
  },
});
const documents = new Map();

async function answer(req, res) {
  if (req.url === "/ready") return res.end("ready");
  req.setEncoding("utf8");
  let text = "";
  for await (const chunk of req) text += chunk;
  const { query, variables } = JSON.parse(text);
  let document = documents.get(query);
  if (!document) documents.set(query, (document = parse(query)));
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: { sid: sidOf(req.headers.authorization) },
    resolvedPreset: {},
    outputDataAsString: true,
  });
  const body = stringifyPayload(result, true);
  res
    .writeHead(200, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    })
    .end(body);
}

const server = createServer((req, res) => {
  answer(req, res).catch((error) => res.writeHead(500).end(String(error)));
});
server.listen(Number(process.env.PORT), process.env.HOST);
process.once("SIGTERM", () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});
