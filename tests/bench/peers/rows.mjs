import { createHash } from "node:crypto";
import { Pool } from "pg";
import { conversations } from "../../../tests/bench/floor/conversations.ts";
import { itemList, search } from "../../../tests/bench/floor/items.ts";

/** Whoever waits for its turn keeps its connections and what they have prepared. */
export const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  idleTimeoutMillis: 60_000,
});

/** The floor's own statement and objects: one prepared statement a list, the session in it. */
async function ask(answer, sid, variables) {
  const { rows } = await pool.query({
    name: answer.name,
    text: answer.statement,
    values: [sid, ...answer.values(variables)],
  });
  if (rows.length === 0) throw new Error("not signed in");
  return answer.data(rows);
}

export async function readItems(sid, q, after) {
  const { items } =
    q === undefined || q === null
      ? await ask(itemList, sid, { after: after ?? undefined })
      : await ask(search, sid, { q });
  return items;
}

export async function readConversations(sid) {
  return (await ask(conversations, sid, {})).conversations;
}

export function sidOf(authorization) {
  return createHash("sha256")
    .update((authorization ?? "").slice("Bearer ".length))
    .digest("hex");
}
