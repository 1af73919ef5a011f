import type { RequestHandler } from "express";
import type { IncomingMessage } from "node:http";

/** Maximum bytes of the body of a GraphQL request. */
export const GRAPHQL_BODY_MAX = 100 * 1024;

const broken = new WeakSet<object>();
const utf8 = new TextDecoder();

/** Whether a request has an uncompressed JSON body that may be read at once. The app handles every other one. */
export function isShortJson({ method, headers }: IncomingMessage): boolean {
  return (
    method === "POST" &&
    headers["content-type"] === "application/json" &&
    headers["content-encoding"] === undefined &&
    Number(headers["content-length"]) > 0 &&
    Number(headers["content-length"]) <= GRAPHQL_BODY_MAX
  );
}

/** The body of such a request; undefined when it is not JSON, which refuseBroken() then refuses. */
export async function jsonBodyOf(req: IncomingMessage): Promise<unknown> {
  const text = utf8.decode(await bytesOf(req));
  try {
    const body = JSON.parse(text) as unknown;
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Refused below, like everything that is no object.
  }
  broken.add(req);
  return undefined;
}

/** As the errors of body-parser have it. */
const NOT_JSON = { status: 400, type: "entity.parse.failed" };

/** Refuses a body that was read and is not JSON, in the same way as express.json(). */
export function refuseBroken(): RequestHandler {
  return (req, _res, next) =>
    next(broken.has(req) ? Object.assign(new Error("not JSON"), NOT_JSON) : undefined);
}

function bytesOf(req: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on("data", (chunk: Buffer) => chunks.push(chunk));
    req.on("end", () =>
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
    );
    req.on("error", reject);
  });
}
