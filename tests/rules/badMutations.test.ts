import { getNamedType, type GraphQLField, type GraphQLNamedType, isEnumType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STATUS } from "../../api/core/failures.ts";
import { schema as buildSchema } from "../../api/schema.ts";
import { Fingerprint } from "../support/badInput/fingerprint.ts";
import {
  baseOf,
  jsonOf,
  kindOf,
  ODD,
  placesOf,
  withValue,
  WRONG,
  type Path,
} from "../support/badInput/values.ts";
import { aWorld, GOOD, PRIVATE, tableOf, type World } from "../support/badInput/world.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const print = new Fingerprint(market);
beforeAll(() => print.open());
afterAll(() => print.close());

type Mutation = GraphQLField<unknown, unknown>;
const mutations = Object.values((await buildSchema()).getMutationType()?.getFields() ?? {});
/** What GraphQL itself says of values that do not fit. */
const CODES = new Set([...Object.keys(STATUS), "GRAPHQL_VALIDATION_FAILED", "BAD_REQUEST"]);

type Variables = Record<string, unknown>;

interface Answer {
  status: number;
  errors: { message: string; extensions: { code: string } }[];
}

async function call(person: Person, mutation: Mutation, variables: Variables): Promise<Answer> {
  const { args, name, type } = mutation;
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const head =
    args.length > 0 ? `mutation (${declared}) { ${name}(${given})` : `mutation { ${name}`;
  const selection = "getFields" in getNamedType(type) ? " { __typename }" : "";
  const response = await fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: person.headers,
    body: jsonOf({ query: `${head}${selection} }`, variables }),
  });
  const { errors = [] } = (await response.json()) as Partial<Answer>;
  return { status: response.status, errors };
}

/** What somebody who means well would send. */
function goodFor(mutation: Mutation, { ids }: World): Variables {
  return baseOf(mutation.args, (path: Path, kind: string, type: GraphQLNamedType) => {
    const name = path.at(-1) === "0" ? (path.at(-2) ?? "") : (path.at(-1) ?? "");
    if (name === "idempotencyKey") return undefined;
    if (kind === "ID") return String(ids[tableOf(mutation.name, name)]);
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (name in GOOD) return GOOD[name];
    return { Int: 1, Float: 1, Boolean: true }[kind] ?? "Some words";
  });
}

/** No bug, no rambling; and where it was refused, nothing was written. Answers whether it was refused. */
async function expectSound(
  person: Person,
  mutation: Mutation,
  variables: Variables,
): Promise<boolean> {
  const before = await print.take();
  const { status, errors } = await call(person, mutation, variables);
  const about = `${mutation.name} ${jsonOf(variables).slice(0, 300)}`;
  expect(status, about).toBeLessThan(500);
  for (const { message, extensions } of errors) {
    expect(CODES, `${about}: ${message}`).toContain(extensions.code);
    expect(message.length, about).toBeLessThanOrEqual(300);
  }
  if (errors.length > 0) expect(await print.take(), about).toEqual(before);
  return errors.length > 0;
}

it("the fingerprint sees what was written, also where no row was added", async () => {
  const member = await market.member("Ida");
  const before = await print.take();
  expect(await print.take()).toEqual(before);
  await market.rows("update users set bio = 'Hello' where id = $1", [Number(member.id)]);
  expect(await print.take()).not.toEqual(before);
});

describe("every mutation", () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "%s refuses what does not fit, writes nothing then, and never breaks",
    async (name, mutation) => {
      const world = await aWorld(market);
      const good = goodFor(mutation, world);
      const places = placesOf(mutation.args);

      for (const { path, type, isRequired } of places) {
        const wrong = "ofType" in type ? [{ no: "list" }] : WRONG[kindOf(type)];
        const values = [...(wrong ?? []), ...(isRequired ? [null, undefined] : [])];
        for (const value of values) {
          const refused = await expectSound(world.seller, mutation, withValue(good, path, value));
          expect(refused, `${name} ${path.join(".")} = ${jsonOf(value ?? null)}`).toBe(true);
        }
      }

      for (const { path, type } of places) {
        const odd =
          "ofType" in type ? [[], Array.from({ length: 1000 }, () => null)] : ODD[kindOf(type)];
        for (const [n, value] of (odd ?? []).entries()) {
          const person = n % 2 === 0 ? world.seller : world.buyer;
          await expectSound(person, mutation, withValue(good, path, value));
        }
      }
      await market.audit();
    },
    120_000,
  );

  const ofPrivateRows = mutations.filter(({ name, args }) =>
    placesOf(args).some(
      ({ path, type }) =>
        kindOf(getNamedType(type)) === "ID" && PRIVATE.has(tableOf(name, path.at(-1) ?? "")),
    ),
  );
  it.each(ofPrivateRows.map((mutation) => [mutation.name, mutation] as const))(
    "%s finds nothing of other people's",
    async (_name, mutation) => {
      const world = await aWorld(market);
      expect(await expectSound(world.outsider, mutation, goodFor(mutation, world))).toBe(true);
    },
  );

  const withKey = mutations.filter(({ args }) =>
    placesOf(args).some(({ path }) => path.at(-1) === "idempotencyKey"),
  );
  it.each(withKey.map((mutation) => [mutation.name, mutation] as const))(
    "%s sent again with its key writes nothing more",
    async (name, mutation) => {
      const world = await aWorld(market);
      const place = placesOf(mutation.args).find(({ path }) => path.at(-1) === "idempotencyKey");
      const again = withValue(goodFor(mutation, world), place?.path ?? [], `again-${name}`);
      for (const person of [world.seller, world.buyer]) {
        await call(person, mutation, again);
        const after = await print.take();
        await call(person, mutation, again);
        expect(await print.take()).toEqual(after);
      }
    },
  );
});
