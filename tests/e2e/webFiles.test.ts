import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { aPhoto } from "../support/photos.ts";

const market = aBuiltMarket();

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Without fetch, which adds headers and decodes what comes. */
function get(
  path: string,
  headers: Record<string, string> = {},
  { url } = market.main,
): Promise<Answer> {
  return new Promise((answer, reject) => {
    request(`${url}${path}`, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () =>
        answer({
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

it("hands out the same files where a folder above them begins with a dot", async () => {
  const above = await mkdtemp(join(tmpdir(), ".market-day-copy-"));
  onTestFinished(() => rm(above, { recursive: true }));
  for (const name of ["api", "schema", "web"])
    await cp(join("dist", name), join(above, "dist", name), { recursive: true });
  await cp("package.json", join(above, "package.json"));
  await symlink(resolve("node_modules"), join(above, "node_modules"));
  await market.openSecondServer(join(above, "dist", "api", "main.js"));

  const script = await firstScript();
  const photo = await aPhoto(await market.member("Nina"));
  for (const path of ["/", "/orders", script, "/favicon.svg", photo, "/api/openapi.json"]) {
    const [here, there] = await Promise.all([
      get(path, { accept: "*/*" }),
      get(path, { accept: "*/*" }, market.second),
    ]);
    expect({ path, status: there.status }).toEqual({ path, status: 200 });
    expect(there.headers["content-type"]).toBe(here.headers["content-type"]);
    expect(there.body === here.body, `${path} is the same`).toBe(true);
  }
});
