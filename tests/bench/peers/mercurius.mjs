import Fastify from "fastify";
import mercurius from "mercurius";
import { pool, readConversations, readItems, sidOf } from "./rows.mjs";
import { TYPES } from "./schema.mjs";

/** Mercurius with JIT: each list is one prepared statement, and its rows come as the objects that are asked for. */
const app = Fastify({ logger: false });
app.get("/ready", async () => ({ ready: (await pool.query("select 1")).rowCount === 1 }));
await app.register(mercurius, {
  schema: TYPES,
  resolvers: {
    Query: {
      items: (_root, { filter, after }, { sid }) => readItems(sid, filter?.q, after),
      conversations: (_root, _args, { sid }) => readConversations(sid),
    },
  },
  context: (request) => ({ sid: sidOf(request.headers.authorization) }),
  jit: 1,
  graphiql: false,
});
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
process.once("SIGTERM", () => void app.close().then(() => pool.end()));
