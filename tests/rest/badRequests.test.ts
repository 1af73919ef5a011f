import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATUS } from "../../api/core/failures.ts";
import { jsonOf, ODD, withValue, WRONG } from "../support/badInput/values.ts";
import { GOOD, PRIVATE, tableOf, type World, Worlds } from "../support/badInput/world.ts";
import { Writes } from "../support/badInput/writes.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

interface JsonSchema {
  type: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
}
interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
}

const { paths } = JSON.parse(readFileSync("schema/openapi.json", "utf8")) as {
  paths: Record<string, Record<string, Operation>>;
};
const routes = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters: operation.parameters ?? [],
    body: operation.requestBody?.content["application/json"]?.schema,
  })),
);
type Route = (typeof routes)[number];

const market = aMarket();
const writes = new Writes(market);
const worlds = new Worlds(market, writes);
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
  await writes.open();
});
afterAll(() => writes.close());

interface Call {
  route: Route;
  /** The path with everything filled in. */
  at: string;
  /** As it goes over the wire. */
  body?: string | undefined;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  body: { error?: string; message?: string; code?: string };
}

/** Where an id of nothing is no mistake: it is gone already, or nobody's list is empty. */
const isFineForNothing = ({ method, path }: Route) =>
  method === "DELETE" || path === "/api/items/user/{id}";

/** Members would be refused before anything is looked at. */
const isForAdmins = ({ path }: Route) =>
  path.startsWith("/api/admin/") || path.startsWith("/api/items/user/");

/** As a client does it: who has an authenticator proves who they are where the market asks for it, and asks again. */
async function send(person: Person, call: Call): Promise<Answer> {
  const answer = await sendOnce(person, call);
  if (answer.body.code !== "STEP_UP_REQUIRED" || !person.authenticator) return answer;
  await person.proveIdentity();
  return sendOnce(person, call);
}

async function sendOnce(person: Person, { route, at, body, headers }: Call): Promise<Answer> {
  const response = await fetch(`${market.url}${at}`, {
    method: route.method,
    redirect: "manual",
    headers: { ...person.headers, accept: "application/json", ...headers },
    ...(body !== undefined && route.method !== "GET" && { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return { status: response.status, body: (isJson ? JSON.parse(text) : {}) as Answer["body"] };
}

/** No bug; a refusal has the documented shape, and nothing was written. Answers whether it was refused. */
async function expectSound(person: Person, call: Call): Promise<boolean> {
  await writes.take();
  const { status, body } = await send(person, call);
  const about = `${call.route.method} ${call.at.slice(0, 200)} ${(call.body ?? "").slice(0, 300)} ${JSON.stringify(call.headers ?? {})}`;
  expect(status, `${about}: ${body.message}`).toBeLessThan(500);
  if (status < 400) return false;
  expect(STATUS, about).toHaveProperty(body.code ?? "");
  if (isForAdmins(call.route))
    expect(["FORBIDDEN", "STEP_UP_REQUIRED"], about).not.toContain(body.code);
  expect(Reflect.get(STATUS, body.code ?? ""), about).toBe(status);
  expect(body, about).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  expect(await writes.take(), about).toEqual([]);
  return true;
}

/** The path with good ids in it, or with one of them replaced. */
function pathOf({ path }: Route, { ids }: World, other: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return other[name] ?? String(ids[tableOf(path, name === "itemId" ? "item" : "")]);
  });
}

function goodFor(schema: JsonSchema, { ids }: World, path: string, name = ""): unknown {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [
        key,
        goodFor(value, { ids } as World, path, key),
      ]),
    );
  if (name in GOOD) return GOOD[name];
  if (schema.items) return [goodFor(schema.items, { ids } as World, path, name)];
  if (schema.enum) return schema.enum[0];
  if (/Ids?$/.test(name)) return ids[tableOf(path, name)];
  return { integer: 1, number: 1, boolean: true }[schema.type] ?? "Some words";
}

interface Place {
  path: string[];
  schema: JsonSchema;
  isRequired: boolean;
}

function placesOf(schema: JsonSchema, before: string[] = []): Place[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const path = [...before, name];
    const here = { path, schema: each, isRequired: schema.required?.includes(name) ?? false };
    return each.items?.properties
      ? [here, ...placesOf(each.items, [...path, "0"])]
      : [here, ...placesOf(each, path)];
  });
}

/** The lists of values by what JSON Schema calls a type. */
function kindOf({ type, enum: values }: JsonSchema): string {
  if (values) return "enum";
  const kinds: Record<string, string> = {
    integer: "Int",
    number: "Float",
    boolean: "Boolean",
    object: "object",
  };
  return kinds[type] ?? "String";
}

/** No ids at all; and ids of nothing, which a removal may take for "gone already". */
const NO_IDS = ["abc", "-1", "1.5", "1e3", "%00", "..%2f..", "%20", "%E0%A4%A", "null"];
const UNKNOWN_IDS = ["0", "2147483647", "2147483648", "9".repeat(40)];
const BAD_WORDS = [
  "%00",
  "%ED%A0%80",
  "x".repeat(5000),
  "-1",
  "9".repeat(30),
  "1e400",
  "%E0%A4%A",
  "' or 1=1 --",
  "💥",
];
const NO_OBJECTS = [
  "[]",
  "5",
  '"x"',
  "null",
  "true",
  "{",
  "",
  '{"noSuchField":1}',
  '{"__proto__":{"x":1}}',
  '{"a":'.repeat(5000),
];

describe("every REST route", () => {
  it.each(routes.map((route) => [route.name, route] as const))(
    "%s refuses what does not fit, writes nothing then, and never breaks",
    async (_name, route) => {
      const world = await worlds.untouched();
      const [seller, buyer] = isForAdmins(route) ? [admin, admin] : [world.seller, world.buyer];
      const at = pathOf(route, world);
      // What an administrator did to a member or an item cannot be done to it again.
      const anew = async () => (isForAdmins(route) ? pathOf(route, await worlds.untouched()) : at);
      const good =
        route.body && (goodFor(route.body, world, route.path) as Record<string, unknown>);
      const goodBody = good && jsonOf(good);

      for (const { name, in: place } of route.parameters) {
        if (place === "path")
          for (const value of [...NO_IDS, ...UNKNOWN_IDS]) {
            const call = { route, at: pathOf(route, world, { [name]: value }), body: goodBody };
            const refused = await expectSound(seller, call);
            if (NO_IDS.includes(value) || !isFineForNothing(route))
              expect(refused, call.at).toBe(true);
          }
        if (place === "query")
          for (const value of BAD_WORDS)
            for (const query of [
              `${name}=${value}`,
              `${name}=1&${name}=${value}`,
              `${name}[a]=${value}`,
            ])
              await expectSound(seller, { route, at: `${await anew()}?${query}` });
        if (place === "header")
          for (const value of ["", "two words", "x".repeat(300)])
            await expectSound(buyer, { route, at, body: goodBody, headers: { [name]: value } });
      }
      if (!route.body || !good) return;

      for (const body of NO_OBJECTS) await expectSound(seller, { route, at, body });
      await expectSound(seller, {
        route,
        at,
        body: goodBody,
        headers: { "content-type": "text/plain" },
      });

      for (const { path, schema, isRequired } of placesOf(route.body)) {
        const wrong = schema.items ? [{ no: "list" }, 5] : WRONG[kindOf(schema)];
        const values = [...(wrong ?? []), ...(isRequired ? [null, undefined] : [])];
        for (const value of values) {
          const body = jsonOf(withValue(good, path, value));
          const refused = await expectSound(seller, { route, at, body });
          expect(refused, `${route.name} ${path.join(".")} = ${jsonOf(value ?? null)}`).toBe(true);
        }
        const odd = schema.items
          ? [[], Array.from({ length: 1000 }, () => null)]
          : ODD[kindOf(schema)];
        for (const [n, value] of (odd ?? []).entries())
          await expectSound(n % 2 === 0 ? seller : buyer, {
            route,
            at: await anew(),
            body: jsonOf(withValue(good, path, value)),
          });
      }
      await market.audit();
    },
    120_000,
  );

  const ofPrivateRows = routes.filter(
    ({ path }) => path.includes("{") && PRIVATE.has(tableOf(path, "")),
  );
  it.each(ofPrivateRows.map((route) => [route.name, route] as const))(
    "%s finds nothing of other people's",
    async (_name, route) => {
      const world = await worlds.untouched();
      const body = route.body && jsonOf(goodFor(route.body, world, route.path));
      expect(await expectSound(world.outsider, { route, at: pathOf(route, world), body })).toBe(
        true,
      );
    },
  );

  const withKey = routes.filter(({ parameters }) =>
    parameters.some(({ name }) => name === "Idempotency-Key"),
  );
  it.each(withKey.map((route) => [route.name, route] as const))(
    "%s sent again with its key writes nothing more",
    async (name, route) => {
      const world = await worlds.untouched();
      const body = route.body && jsonOf(goodFor(route.body, world, route.path));
      const headers = { "idempotency-key": name.replaceAll(/\W/g, "-") };
      for (const person of [world.seller, world.buyer]) {
        const call = { route, at: pathOf(route, world), body, headers };
        await send(person, call);
        await writes.take();
        await send(person, call);
        expect(await writes.take()).toEqual([]);
      }
    },
  );
});
