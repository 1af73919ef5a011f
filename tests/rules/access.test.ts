import {
  isInputObjectType,
  isEnumType,
  isListType,
  isNonNullType,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { ADMIN, PUBLIC } from "../../api/core/access.ts";
import { schema as buildSchema } from "../../api/schema.ts";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { GRAVE } from "../support/grave.ts";

const market = aMarket();
let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildSchema();
});

interface RootField {
  operation: "query" | "mutation" | "subscription";
  name: string;
  field: GraphQLField<unknown, unknown>;
}

function rootFields(): RootField[] {
  const types = [
    ["query", schema.getQueryType()],
    ["mutation", schema.getMutationType()],
    ["subscription", schema.getSubscriptionType()],
  ] as const;
  return types.flatMap(([operation, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      operation,
      name: `${type?.name}.${field.name}`,
      field,
    })),
  );
}

/** A call that the schema allows, with made-up values. */
function callOf({ operation, field }: RootField): string {
  const required = field.args.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  const args = required.map(({ name, type }) => `${name}: ${valueOf(type)}`).join(", ");
  const selection = "getFields" in getNamedType(field.type) ? " { __typename }" : "";
  return `${operation} { ${field.name}${args && `(${args})`}${selection} }`;
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return `[${valueOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(", ")}}`;
  }
  return (
    { ID: '"0"', Int: "1", Float: "1", Boolean: "true", String: '"x"', Cursor: '""' }[type.name] ??
    '"x"'
  );
}

async function codeFor(
  person: { ask: Person["ask"]; live: Person["live"] },
  root: RootField,
): Promise<string | undefined> {
  if (root.operation !== "subscription") {
    const { errors } = await person.ask(callOf(root));
    return errors?.[0]?.extensions?.["code"] as string | undefined;
  }
  const stream = await person.live(callOf(root));
  await stream.roundTrip();
  await stream.stop();
  return stream.errors[0]?.extensions?.["code"] as string | undefined;
}

describe("every root field", () => {
  it("is refused to a stranger unless it is listed as public", async () => {
    const answered: string[] = [];
    for (const root of rootFields()) {
      const code = await codeFor(market.stranger, root);
      if (code !== "UNAUTHENTICATED") answered.push(root.name);
    }
    expect(answered.sort(), GRAVE.leak).toEqual([...PUBLIC].sort());
  });

  // Proves: RO-006
  it("is refused to a member when it is listed as admin's", async () => {
    const member = await market.member("Curious");
    for (const root of rootFields()) {
      if (root.name === "Mutation.logout") continue;
      const code = await codeFor(member, root);
      if (ADMIN.has(root.name)) expect(code, root.name).toBe("FORBIDDEN");
      else expect(code, root.name).not.toBe("FORBIDDEN");
      expect(code, root.name).not.toBe("INTERNAL_SERVER_ERROR");
    }
  });

  it("lists no name that does not exist", () => {
    const names = new Set(rootFields().map(({ name }) => name));
    expect([...PUBLIC, ...ADMIN].filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("what belongs to two members", () => {
  it("does not exist for a third one", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const item = await anItem(amara);
    const offer = await anOffer(jun, item, { message: "between us" });
    const { sendMessage } = await jun.gql(
      `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "hello" }) { message { id } } }`,
      { to: amara.id },
    );

    expect(
      (await eve.gql(`query ($id: ID!) { offer(id: $id) { id } }`, { id: offer.id })).offer,
    ).toBeNull();
    for (const refusal of [
      await eve.refused(ACCEPT, { id: offer.id }),
      await eve.refused(`mutation ($id: ID!) { declineOffer(id: $id) { offer { id } } }`, {
        id: offer.id,
      }),
      await eve.refused(`mutation ($id: ID!) { withdrawOffer(id: $id) { offer { id } } }`, {
        id: offer.id,
      }),
      await eve.refused(
        `mutation ($id: ID!) { counterOffer(id: $id, tpDelta: 5) { offer { id } } }`,
        { id: offer.id },
      ),
      await eve.refused(
        `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 1) { item { id } } }`,
        { id: item.id },
      ),
      await eve.refused(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
        id: item.id,
      }),
    ]) {
      expect(refusal.code).toBe("NOT_FOUND");
    }
    const { conversation } = await eve.gql(
      `query ($id: ID!) { conversation(memberId: $id) { messages { edges { node { id } } } } }`,
      { id: jun.id },
    );
    expect(conversation.messages.edges, GRAVE.leak).toEqual([]);
    expect(
      (
        await eve.gql(
          `{ sellerOffers { edges { node { id } } } buyerOffers { edges { node { id } } } }`,
        )
      ).sellerOffers.edges,
    ).toEqual([]);
    const notifications = await market.rows<{ id: number }>(
      `select id from notifications where user_id = $1`,
      [Number(amara.id)],
    );
    expect(
      (
        await eve.refused(`mutation ($id: ID!) { markNotificationRead(id: $id) { id } }`, {
          id: String(notifications[0]?.id),
        })
      ).code,
    ).toBe("NOT_FOUND");
    expect(sendMessage.message.id).toBeTruthy();
  });

  it("keeps a hidden item hidden from who watches it", async () => {
    const amara = await market.member("Amara");
    const item = await anItem(amara, { title: "Secret" });
    await amara.gql(
      `mutation ($id: ID!) { changePrice(itemId: $id, trustPoints: 33) { item { id } } }`,
      { id: item.id },
    );
    await market.rows(`update items set status = 'hidden' where id = $1`, [Number(item.id)]);
    const stream = await market.stranger.live(
      `subscription ($ids: [ID!]!, $after: Cursor) { itemUpdated(ids: $ids, after: $after) { itemId item { title } } }`,
      { ids: [item.id], after: Buffer.from(`i${item.id}.0`).toString("base64url") },
    );
    await stream.next();
    expect(stream.heard, GRAVE.leak).toEqual([{ itemId: item.id, item: null }]);
    await stream.stop();
  });

  it("keeps e-mail, phone and balance off the public member", () => {
    const fields = Object.keys(
      (schema.getType("User") as unknown as { getFields(): object }).getFields(),
    );
    for (const secret of ["email", "phone", "password", "tpBalance", "wallet", "suspensionReason"])
      expect(fields).not.toContain(secret);
  });
});
