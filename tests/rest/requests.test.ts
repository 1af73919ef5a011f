import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
let ann: Person;

beforeAll(async () => {
  ann = await market.member("Ann");
});

async function send(
  path: string,
  init: RequestInit,
): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }> {
  const response = await fetch(`${market.url}${path}`, {
    ...init,
    headers: { ...ann.headers, ...init.headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

function patchProfile(body: BodyInit, headers: Record<string, string> = {}) {
  return send("/api/auth/profile", { method: "PATCH", body, headers });
}

describe("a malformed body", () => {
  it.each(["{", '{"bio":}', "undefined", '{"bio":"\n"}', "\0"])(
    "of %j is not JSON",
    async (body) => {
      expect(await patchProfile(body)).toMatchObject({
        status: 400,
        body: { error: "The body is not valid JSON", code: "BAD_USER_INPUT" },
      });
    },
  );

  it.each([
    "[]",
    "null",
    "7",
    '"x"',
    "true",
    "[{}]",
    `${"[".repeat(30_000)}${"]".repeat(30_000)}`,
    `{"bio":${"[".repeat(40_000)}${"]".repeat(40_000)}}`,
  ])("of %.20s is no object", async (body) => {
    expect(await patchProfile(body)).toMatchObject({
      status: 400,
      body: { error: "The body must be a JSON object" },
    });
  });

  it.each(["__proto__", "constructor", "tpBalance"])(
    "with %s is refused by that name",
    async (name) => {
      const { status, body } = await patchProfile(`{"${name}":{"isAdmin":true}}`);
      expect(status).toBe(400);
      expect(Object.keys((body["details"] as { fields: object }).fields)).toEqual([name]);
    },
  );

  it.each(["__proto__", "limit", "Category", "category[]"])(
    "and a query parameter it does not take is refused by that name: %s",
    async (name) => {
      const { status, body } = await market.stranger.rest(
        "GET",
        `/api/items/search?q=lamp&${encodeURIComponent(name)}=1`,
      );
      expect({ status, fields: body.details.fields }).toEqual({
        status: 400,
        fields: { [name]: "The request has a query parameter it does not take" },
      });
    },
  );

  it("that is too large, packed or not, is 413", async () => {
    expect(await patchProfile(JSON.stringify({ bio: "x".repeat(150_000) }))).toMatchObject({
      status: 413,
      body: { code: "PAYLOAD_TOO_LARGE" },
    });
    const bomb = gzipSync(Buffer.alloc(5 << 20, 0x20));
    expect(await patchProfile(bomb, { "content-encoding": "gzip" })).toMatchObject({ status: 413 });
  });

  it.each([
    ["content-type", "text/plain"],
    ["content-type", "application/x-www-form-urlencoded"],
    ["content-type", "multipart/form-data; boundary=x"],
    ["content-type", "application/json; charset=utf-16le"],
    ["content-type", 'application/json; charset="'],
    ["content-type", "application/json, application/json"],
    ["content-encoding", "nope"],
    ["content-encoding", "gzip, gzip"],
  ])("with %s: %s is 415", async (name, value) => {
    expect(await patchProfile('{"bio":"x"}', { [name]: value })).toMatchObject({
      status: 415,
      body: { code: "UNSUPPORTED_MEDIA_TYPE" },
    });
  });

  it("with garbage for gzip is 400", async () => {
    expect(await patchProfile('{"bio":"x"}', { "content-encoding": "gzip" })).toMatchObject({
      status: 400,
    });
  });
});

describe("a path", () => {
  it("that does not exist is a JSON 404, for a browser too", async () => {
    for (const path of ["/api", "/api/nothing", "/api/items/1/2", "/api/items/user/1/2"]) {
      const answer = await send(path, { headers: { accept: "text/html" } });
      expect(answer).toMatchObject({
        status: 404,
        body: { error: "Not found", message: "Not found", code: "NOT_FOUND", details: {} },
      });
    }
  });

  it("with another method is a 405 that says which are allowed", async () => {
    const removed = await send("/api/items", { method: "DELETE" });
    expect(removed).toMatchObject({ status: 405, body: { code: "METHOD_NOT_ALLOWED" } });
    expect(removed.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    const overridden = await send("/api/auth/profile", {
      method: "POST",
      body: '{"bio":"x"}',
      headers: { "x-http-method-override": "PATCH" },
    });
    expect(overridden.status).toBe(405);
  });

  it("answers OPTIONS and HEAD without a body", async () => {
    const options = await send("/api/items/1", { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("GET, HEAD, PATCH, DELETE, OPTIONS");
    expect((await send("/api/items", { method: "HEAD" })).status).toBe(200);
  });
});

describe("every answer", () => {
  it("is JSON that is neither cached nor sniffed", async () => {
    for (const path of ["/api/items", "/api/nothing", "/api/auth/me", "/api/items/abc"]) {
      const { headers } = await send(path, {});
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});
