import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const HOT = JSON.stringify({ query: "{ items(first: 1) { pageInfo { hasNextPage } } }" });
const ORDINARY = JSON.stringify({ query: "{ categories { name } }" });

async function post(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

/** The same body, announced in the way that the routes read. */
const byTheRoutes = (body: string) =>
  post(body, { "content-type": "application/json; charset=utf-8" });

describe("a body", () => {
  it.each(["{", "1", '"text"', "null", "{}x", "\u0000"])(
    "that is no JSON object is refused by both ways alike: %j",
    async (body) => {
      const refused = await post(body);

      expect(refused.status).toBe(400);
      expect(JSON.parse(refused.body)).toEqual({
        errors: [{ message: "The body is not valid JSON", extensions: { code: "BAD_USER_INPUT" } }],
      });
      expect((await byTheRoutes(body)).body).toBe(refused.body);
    },
  );

  it.each([HOT, ORDINARY, "{}", "[]", `\uFEFF${ORDINARY}`, `\uFEFF${HOT}`])(
    "is understood by both ways alike: %s",
    async (body) => {
      const [short, routes] = [await post(body), await byTheRoutes(body)];

      expect(short.body).toBe(routes.body);
      expect(short.status).toBe(routes.status);
    },
  );

  it("may be compressed, and is too large from 100 kB on", async () => {
    const compressed = await post(new Uint8Array(gzipSync(ORDINARY)), {
      "content-encoding": "gzip",
    });
    expect(JSON.parse(compressed.body)).toMatchObject({ data: { categories: expect.anything() } });

    expect((await post(HOT.padEnd(100 * 1024))).status).toBe(200);
    const large = HOT.padEnd(100 * 1024 + 1);
    for (const refused of [await post(large), await byTheRoutes(large)]) {
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.body)).toEqual({
        errors: [
          {
            message: "The body is larger than 100 kB",
            extensions: { code: "PAYLOAD_TOO_LARGE" },
          },
        ],
      });
    }
  });
});

describe("a query in the address", () => {
  const got = async (
    parameters: Record<string, string>,
    token?: string,
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => {
    const answer = await fetch(`${market.url}/graphql?${new URLSearchParams(parameters)}`, {
      headers: token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` },
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it("is answered like one in a body, with the rights of the token", async () => {
    const amara = await market.member("Amara");
    const query = `query ($first: Int) { wallet { tpBalance } items(first: $first) { edges { cursor } } }`;
    const { status, headers, body } = await got({ query, variables: `{"first":1}` }, amara.token);
    expect({ status, body }).toMatchObject({ status: 200, body: { data: { wallet: {} } } });
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await got({ query })).body).toMatchObject({
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  it("needs a header that no page of another site can send, and is told so", async () => {
    const amara = await market.member("Amara");
    const query = "{ viewer { id } }";
    for (const headers of [{}, { "content-type": "text/plain" }]) {
      const { status, body } = await got({ query }, amara.token, headers);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          errors: [
            {
              message: expect.stringContaining('needs the header "content-type: application/json"'),
              extensions: { code: "BAD_REQUEST" },
            },
          ],
        },
      });
      expect(body).not.toHaveProperty("data");
    }
    const { body } = await got({ query }, amara.token, { "apollo-require-preflight": "true" });
    expect(body).toMatchObject({ data: { viewer: { id: amara.id } } });
  });

  it.each([
    ["mutation", "mutation { logout }"],
    ["subscription", "subscription { walletUpdated { cursor } }"],
  ])("is no %s", async (kind, query) => {
    const amara = await market.member("Amara");
    const { status, headers, body } = await got({ query }, amara.token);
    expect({ status, allow: headers.get("allow"), body }).toMatchObject({
      status: 405,
      allow: "POST",
      body: {
        errors: [{ message: `GET requests only support query operations, not ${kind} operations` }],
      },
    });
    expect((await amara.gql(`{ viewer { id } }`)).viewer.id).toBe(amara.id);
  });
});

describe("an answer without resolvers", () => {
  it("has the headers of every other one", async () => {
    const names = ({ headers }: { headers: Headers }) =>
      [...headers]
        .filter(([name]) => !["x-request-id", "date", "content-length"].includes(name))
        .map(([name, value]) => `${name}: ${value}`);

    const hot = names(await post(HOT));

    expect(hot).toEqual(names(await post(ORDINARY)));
    expect(hot.join()).toContain("content-security-policy");
  });

  it("may be read by our own pages and by nobody else's", async () => {
    const own = await post(HOT, { origin: market.url });
    const other = await post(HOT, { origin: "https://example.com" });

    expect(own.headers.get("access-control-allow-origin")).toBe(market.url);
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
    expect(own.headers.get("access-control-expose-headers")).toBe("Link");
  });
});
