import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { expect, it } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";

const market = aBuiltMarket();

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Without fetch, which adds headers and decodes what comes. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${market.url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts).toString("utf8"),
        }),
      );
    })
      .once("error", reject)
      .end();
  });
}

async function firstScript(): Promise<string> {
  const { body } = await get("/", { accept: "text/html" });
  return /\/assets\/first-[\w-]+\.js/.exec(body)?.[0] ?? "";
}

it("hands out hashed files for ever, as they were compressed when built", async () => {
  const path = await firstScript();
  const kept = { "cache-control": "public,max-age=31536000,immutable", vary: "Accept-Encoding" };
  const { status, headers } = await get(path, { "accept-encoding": "gzip, deflate, br" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ ...kept, "content-encoding": "br" });
  expect(headers["content-type"]).toMatch(/^text\/javascript/);

  const { headers: older } = await get(path, { "accept-encoding": "gzip" });
  expect(older).toMatchObject({ ...kept, "content-encoding": "gzip" });
  const { headers: plain } = await get(path);
  expect(plain["content-encoding"]).toBeUndefined();

  const again = await get(path, { "if-none-match": String(plain["etag"]) });
  expect(again).toMatchObject({ status: 304, body: "" });
});

it("never takes the page from a cache, and knows a file that is not there", async () => {
  for (const path of ["/", "/orders", "/buy/1"]) {
    const { status, headers } = await get(path, { accept: "text/html" });
    expect({ status, cached: headers["cache-control"] }).toEqual({
      status: 200,
      cached: "no-cache",
    });
  }
  const missing = await get("/assets/app-gone.js", { accept: "*/*" });
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.body)).toMatchObject({ code: "NOT_FOUND" });
  expect((await get("/.vite/manifest.json")).body).not.toContain("HomeScreen");
});
