import { getNamedType, type GraphQLField, type GraphQLNamedType, isEnumType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schema as buildSchema } from "../../api/graphql/schema.ts";
import { FieldCalls, type Variables } from "../support/badInput/fieldCalls.ts";
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
import { GOOD, PRIVATE, tableOf, type World, Worlds } from "../support/badInput/world.ts";
import { Writes } from "../support/badInput/writes.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();
const writes = new Writes(market);
const worlds = new Worlds(market, writes);
const calls = new FieldCalls(market, writes);
beforeAll(() => writes.open());
afterAll(() => writes.close());

type Mutation = GraphQLField<unknown, unknown>;
const mutations = Object.values((await buildSchema()).getMutationType()?.getFields() ?? {});
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

/** Answers whether it was refused. */
async function expectSound(
  person: Person,
  field: Mutation,
  variables: Variables,
): Promise<boolean> {
  return (
    (await calls.expectSound(person, { operation: "mutation", field, variables })) !== undefined
  );
}

describe("what sees that something was written", () => {
  it("sees a row that is added, changed and removed, and nothing that did not commit", async () => {
    const id = Number((await market.member("Ida")).id);
    await writes.take();
    expect(await writes.take()).toEqual([]);
    await market.rows("update users set bio = 'Hello' where id = $1", [id]);
    await market.rows(
      "insert into circles (name, admin_id, created_at) values ('Menders', $1, now())",
      [id],
    );
    await market.rows("delete from circles where admin_id = $1", [id]);
    expect(await writes.take()).toEqual(["update users", "insert circles", "delete circles"]);
    await expect(
      market.rows("update users set bio = (1 / (id - id))::text where id = $1", [id]),
    ).rejects.toThrow("division by zero");
    expect(await writes.take()).toEqual([]);
  });

  it("gives a world again until somebody writes in it", async () => {
    const world = await worlds.untouched();
    expect(await worlds.untouched()).toBe(world);
    await market.rows("update items set title = 'Sugar bowl' where id = $1", [world.ids["items"]]);
    expect(await worlds.untouched()).not.toBe(world);
  });
});

describe("every mutation", () => {
  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "%s refuses what does not fit, writes nothing then, and never breaks",
    async (name, mutation) => {
      const world = await worlds.untouched();
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
      const world = await worlds.untouched();
      expect(await expectSound(world.outsider, mutation, goodFor(mutation, world))).toBe(true);
    },
  );

  const withKey = mutations.filter(({ args }) =>
    placesOf(args).some(({ path }) => path.at(-1) === "idempotencyKey"),
  );
  it.each(withKey.map((mutation) => [mutation.name, mutation] as const))(
    "%s sent again with its key writes nothing more",
    async (name, mutation) => {
      const world = await worlds.untouched();
      const place = placesOf(mutation.args).find(({ path }) => path.at(-1) === "idempotencyKey");
      const again = withValue(goodFor(mutation, world), place?.path ?? [], `again-${name}`);
      const call = { operation: "mutation", field: mutation, variables: again } as const;
      for (const person of [world.seller, world.buyer]) {
        const first = await calls.call(person, call);
        await writes.take();
        const second = await calls.call(person, call);
        expect(await writes.take()).toEqual([]);
        expect(second).toEqual(first);
      }
    },
  );
});
