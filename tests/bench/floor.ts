import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Pool } from "pg";
import type { Answer } from "./floor/answer.ts";
import { conversations } from "./floor/conversations.ts";
import { itemList, search } from "./floor/items.ts";

/**
 * The floor that the product is measured against: node:http and pg, one prepared statement a read, JSON.stringify.
 * It knows who asks (the statement looks up the session) and answers the same fields; it checks nothing else.
 */
const ANSWERS: Record<string, Answer> = {
  "/items": itemList,
  "/search": search,
  "/conversations": conversations,
};

const pool = new Pool({
  connectionString: process.env["DATABASE_URL"],
  max: 20,
  idleTimeoutMillis: 60_000,
});
const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) =>
    send(response, 500, { error: String(error) }),
  );
});
server.listen(Number(process.env["PORT"]), process.env["HOST"]);
process.once("SIGTERM", () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/ready")
    return send(response, 200, { ready: (await pool.query("select 1")).rowCount === 1 });
  const read = ANSWERS[request.url ?? ""];
  if (!read) return send(response, 404, { error: "not found" });

  const variables = JSON.parse(await textOf(request)) as Record<string, string | undefined>;
  const { rows } = await pool.query({
    name: read.name,
    text: read.statement,
    values: [sidOf(request), ...read.values(variables)],
  });
  // The session's row is always there; without one nobody is signed in.
  if (rows.length === 0) return send(response, 401, { error: "not signed in" });
  send(response, 200, { data: read.data(rows) });
}

function sidOf(request: IncomingMessage): string {
  return createHash("sha256")
    .update((request.headers.authorization ?? "").slice("Bearer ".length))
    .digest("hex");
}

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding("utf8");
  let text = "";
  for await (const chunk of request) text += chunk as string;
  return text;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    })
    .end(text);
}
