import Fastify from "fastify";
import mercurius from "mercurius";
import { conversations } from "../../../tests/bench/floor/conversations.ts";
import { pool, readItems, sidOf } from "./rows.mjs";
import { TYPES } from "./schema.mjs";

/**
 * Mercurius with JIT as its manual has it: who asks is looked up for the request, and members and last messages come
 * from loaders, one prepared statement for all of a list.
 */
const PAGE = 24;
const app = Fastify({ logger: false });
app.get("/ready", async () => ({ ready: (await pool.query("select 1")).rowCount === 1 }));

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

async function listOf(memberId) {
  const { rows } = await pool.query({
    name: conversations.name,
    text: `select other_user_id, unread_count, last_message_at, last_message_id from conversations
      where user_id = $1 order by last_message_id desc limit ${PAGE + 1}`,
    values: [memberId],
  });
  const edges = rows.slice(0, PAGE).map((row) => ({
    cursor: Buffer.from(JSON.stringify([row.last_message_id])).toString("base64url"),
    node: {
      id: row.other_user_id,
      lastMessageId: row.last_message_id,
      unreadCount: row.unread_count,
      updatedAt: row.last_message_at.toISOString(),
    },
  }));
  const pageInfo = { hasNextPage: rows.length > PAGE, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo };
}

async function byId(name, text, ids) {
  const { rows } = await pool.query({ name, text, values: [ids] });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

await app.register(mercurius, {
  schema: TYPES,
  resolvers: {
    Query: {
      items: (_root, { filter, after }, { sid }) => readItems(sid, filter?.q, after),
      conversations: async (_root, _args, { sid }) => listOf(await memberOf(sid)),
    },
  },
  loaders: {
    Conversation: {
      member: (asked) =>
        byId(
          "members",
          `select id, display_name as "displayName", avatar, trust_level as "trustLevel" from users where id = any($1)`,
          asked.map(({ obj }) => obj.id),
        ),
      lastMessage: async (asked) => {
        const messages = await byId(
          "messages",
          `select id, from_user_id as "fromUserId", content, created_at as "createdAt" from messages where id = any($1)`,
          asked.map(({ obj }) => obj.lastMessageId),
        );
        return messages.map((message) => ({
          ...message,
          createdAt: message.createdAt.toISOString(),
        }));
      },
    },
  },
  context: (request) => ({ sid: sidOf(request.headers.authorization) }),
  jit: 1,
  graphiql: false,
});
await app.listen({ port: Number(process.env.PORT), host: process.env.HOST });
process.once("SIGTERM", () => void app.close().then(() => pool.end()));
