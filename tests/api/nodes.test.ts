import { describe, expect, it } from "vitest";
import { aProgram } from "../support/apiTokens.ts";
import { anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();

const NODE = `query ($nodeId: ID!) {
  node(nodeId: $nodeId) { __typename nodeId ... on Item { id title } ... on User { id displayName } }
}`;

describe("an object by its nodeId", () => {
  it("is what the query of its type answers; ids of two types are never the same", async () => {
    const amara = await market.member("Amara");
    const listed = await anItem(amara, { title: "Three-legged stool" });
    const { item } = await amara.gql(`{ item(id: ${listed.id}) { nodeId seller { nodeId } } }`);
    expect((await amara.gql(NODE, { nodeId: item.nodeId })).node).toEqual({
      __typename: "Item",
      nodeId: item.nodeId,
      id: listed.id,
      title: "Three-legged stool",
    });
    expect((await amara.gql(NODE, { nodeId: item.seller.nodeId })).node).toEqual({
      __typename: "User",
      nodeId: item.seller.nodeId,
      id: amara.id,
      displayName: amara.name,
    });
    expect(item.nodeId).not.toBe(item.seller.nodeId);
    // A visitor may see an item.
    expect((await market.stranger.gql(NODE, { nodeId: item.nodeId })).node).toMatchObject({
      id: listed.id,
    });
  });

  it("is null for who may not see it, and refused where it is none", async () => {
    const [amara, jun, priya] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Priya"),
    ];
    const offer = await anOffer(jun, await anItem(amara));
    const document = `query ($nodeId: ID!) { node(nodeId: $nodeId) { ... on Offer { id state } } }`;
    const { offer: own } = await jun.gql(`{ offer(id: ${offer.id}) { nodeId } }`);
    for (const side of [amara, jun])
      expect((await side.gql(document, own)).node).toMatchObject({ id: offer.id });
    expect((await priya.gql(document, own)).node).toBeNull();
    expect(await market.stranger.refused(document, own)).toMatchObject({ code: "UNAUTHENTICATED" });

    const none = Buffer.from("Item:999999").toString("base64url");
    expect((await jun.gql(NODE, { nodeId: none })).node).toBeNull();
    for (const text of ["", "12", "Item:12", Buffer.from("Wallet:1").toString("base64url")])
      expect(await jun.refused(NODE, { nodeId: text })).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("needs the scopes of its type", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const offer = await anOffer(jun, await anItem(amara));
    const { offer: own } = await jun.gql(`{ offer(id: ${offer.id}) { nodeId } }`);
    const program = await aProgram(jun, { scopes: ["market:read"] });
    const document = `query ($nodeId: ID!) { node(nodeId: $nodeId) { nodeId ... on Offer { id } } }`;
    expect(await program.refused(document, own)).toMatchObject({ code: "FORBIDDEN" });
    // Also where the document does not name the type.
    const bare = `query ($nodeId: ID!) { node(nodeId: $nodeId) { nodeId } }`;
    expect(await program.refused(bare, own)).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a page", () => {
  it("says where it begins, and whether there is one before it", async () => {
    const amara = await market.member("Amara");
    for (const title of ["One", "Two", "Three"]) await anItem(amara, { title });
    const document = `query ($after: String) { myItems(first: 2, after: $after) {
      edges { cursor } pageInfo { startCursor endCursor hasPreviousPage hasNextPage }
    } }`;
    const { myItems: first } = await amara.gql(document);
    const { myItems: second } = await amara.gql(document, { after: first.pageInfo.endCursor });
    expect([first.pageInfo, second.pageInfo]).toEqual([
      {
        startCursor: first.edges[0].cursor,
        endCursor: first.edges[1].cursor,
        hasPreviousPage: false,
        hasNextPage: true,
      },
      {
        startCursor: second.edges[0].cursor,
        endCursor: second.edges[0].cursor,
        hasPreviousPage: true,
        hasNextPage: false,
      },
    ]);
  });
});
