import { createServer } from "node:http";
import { postgraphile } from "postgraphile";
import { makePgService } from "postgraphile/adaptors/pg";
import { grafserv } from "postgraphile/grafserv/node";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { pool, sidOf } from "./rows.mjs";

/** PostGraphile 5 on the tables as they are; pages of the market and searches are SQL functions (see prepare.sql). */
async function memberOf(sid) {
  const { rows } = await pool.query({
    name: "session",
    text: `select u.id from sessions s join users u on u.id = s.user_id
      where s.sid = $1 and s.expire > now() and u.is_active and not u.is_suspended`,
    values: [sid],
  });
  if (!rows[0]) throw new Error("not signed in");
  return rows[0].id;
}

const served = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      pool,
      schemas: ["public", "bench_peers"],
    }),
  ],
  grafserv: { graphiql: false, watch: false, graphqlPath: "/graphql" },
  grafast: {
    explain: false,
    context: async ({ node }) => ({
      memberId: await memberOf(sidOf(node?.req.headers.authorization)),
    }),
  },
}).createServ(grafserv);

const server = createServer();
await served.addTo(server);
const [answer] = server.listeners("request");
server.removeAllListeners("request");
server.on("request", (req, res) => {
  if (req.url === "/ready") return void res.end("ready");
  answer(req, res);
});
server.listen(Number(process.env.PORT), process.env.HOST);
process.once("SIGTERM", () => {
  server.closeAllConnections();
  process.exit(0);
});
