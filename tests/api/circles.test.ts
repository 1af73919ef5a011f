import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer, CREATE_OFFER } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const CIRCLE = `id name access memberCount isPrivate admin { id } requests { id }`;
const CREATE = `mutation ($input: CreateCircleInput!) { createCircle(input: $input) { circle { ${CIRCLE} } } }`;
const verb = (name: string) =>
  `mutation ($id: ID!) { ${name}(circleId: $id) { circle { ${CIRCLE} } } }`;
const about = (name: string) =>
  `mutation ($id: ID!, $who: ID!) { ${name}(circleId: $id, memberId: $who) { circle { ${CIRCLE} } } }`;
const READ = `query ($id: ID!) { circle(id: $id) { ${CIRCLE} } }`;
const POSTS = `query ($id: ID!) { circlePosts(circleId: $id) { edges { node { content circleName } } } }`;
const MEMBERS = `query ($id: ID!) { circleMembers(circleId: $id) { edges { node { role member { displayName } } } } }`;
const POST = `mutation ($content: String!, $id: ID) { createPost(input: { content: $content, circleId: $id }) { post { id } } }`;

async function aCircle(admin: Person, isPrivate = false): Promise<string> {
  const input = { name: "Menders of Easton", isPrivate };
  return (await admin.gql(CREATE, { input })).createCircle.circle.id;
}

const contents = (answer: { circlePosts: { edges: { node: { content: string } }[] } }) =>
  answer.circlePosts.edges.map(({ node }) => node.content);

// Proves: RO-010
describe("a circle", () => {
  it("is founded, joined and left; who is in it the longest takes over, and it ends with the last", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const id = await aCircle(amara);
    expect((await amara.gql(READ, { id })).circle).toMatchObject({
      access: "admin",
      memberCount: 1,
    });
    await jun.gql(verb("joinCircle"), { id });
    expect((await jun.gql(verb("joinCircle"), { id })).joinCircle.circle).toMatchObject({
      access: "member",
      memberCount: 2,
    });
    const { circleMembers } = await jun.gql(MEMBERS, { id });
    expect(circleMembers.edges.map(({ node }: { node: { role: string } }) => node.role)).toEqual([
      "member",
      "admin",
    ]);
    await amara.gql(verb("leaveCircle"), { id });
    expect((await jun.gql(READ, { id })).circle).toMatchObject({
      access: "admin",
      memberCount: 1,
      admin: { id: jun.id },
    });
    expect((await jun.gql(verb("leaveCircle"), { id })).leaveCircle.circle).toBeNull();
    expect((await jun.gql(READ, { id })).circle).toBeNull();
  });

  it("keeps its posts and members to itself, in every list and over live events", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const id = await aCircle(amara);
    await jun.gql(verb("joinCircle"), { id });
    const heard = await jun.live<{ post: { content: string } }>(
      `subscription ($id: ID!) { circlePostAdded(circleId: $id) { cursor post { content } } }`,
      { id },
    );
    const outside = await eve.live<{ post: { content: string } }>(
      `subscription { feedPostAdded { cursor post { content } } }`,
    );
    const { createPost } = await amara.gql(POST, { content: "Only for us", id });
    await amara.gql(POST, { content: "For all" });
    expect((await heard.next()).post.content).toBe("Only for us");
    expect((await outside.next()).post.content).toBe("For all");
    for (const stream of [heard, outside]) await stream.stop();

    expect(contents(await jun.gql(POSTS, { id }))).toEqual(["Only for us"]);
    const postId = createPost.post.id;
    for (const refusal of [
      await eve.refused(POSTS, { id }),
      await eve.refused(MEMBERS, { id }),
      await eve.refused(POST, { content: "Let me in", id }),
      await eve.refused(`mutation ($id: ID!) { likePost(postId: $id) { post { id } } }`, {
        id: postId,
      }),
      await eve.refused(
        `query ($id: ID!) { postComments(postId: $id) { edges { node { id } } } }`,
        {
          id: postId,
        },
      ),
    ])
      expect(refusal.code).toBe("NOT_FOUND");
    const read = `query ($id: ID!, $who: ID!) { feedPost(id: $id) { id } memberPosts(memberId: $who) { edges { node { content } } } feed { edges { node { content } } } }`;
    const seen = await eve.gql(read, { id: postId, who: amara.id });
    expect(seen.feedPost).toBeNull();
    expect(JSON.stringify(seen)).not.toContain("Only for us");
    expect(JSON.stringify((await eve.rest("GET", "/api/social/feed")).body)).not.toContain(
      "Only for us",
    );
    const stream = await eve.live(
      `subscription ($id: ID!) { circlePostAdded(circleId: $id) { cursor } }`,
      { id },
    );
    expect(await stream.until(() => stream.errors[0]?.extensions?.["code"])).toBe("NOT_FOUND");
    await stream.stop();
  });

  it("that is private is asked for; its admin lets in, declines and takes out, and nobody else", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const id = await aCircle(amara, true);
    expect((await jun.gql(verb("joinCircle"), { id })).joinCircle.circle).toMatchObject({
      access: "requested",
      memberCount: 1,
      requests: [],
    });
    await eve.gql(verb("joinCircle"), { id });
    expect((await jun.refused(POSTS, { id })).code).toBe("NOT_FOUND");
    expect((await amara.gql(READ, { id })).circle.requests).toEqual([
      { id: jun.id },
      { id: eve.id },
    ]);
    for (const name of ["approveCircleRequest", "declineCircleRequest", "removeCircleMember"])
      expect((await jun.refused(about(name), { id, who: jun.id })).code).toBe("FORBIDDEN");

    await amara.gql(about("approveCircleRequest"), { id, who: jun.id });
    await amara.gql(about("declineCircleRequest"), { id, who: eve.id });
    expect((await jun.gql(READ, { id })).circle).toMatchObject({
      access: "member",
      memberCount: 2,
    });
    expect((await eve.gql(READ, { id })).circle.access).toBe("none");
    const again = await amara.refused(about("approveCircleRequest"), { id, who: eve.id });
    expect(again.code).toBe("NOT_FOUND");
    const told = await jun.gql(`{ notifications(group: "circle") { edges { node { message } } } }`);
    expect(told.notifications.edges[0].node.message).toBe(
      "You are now a member of Menders of Easton",
    );
    await amara.gql(about("removeCircleMember"), { id, who: jun.id });
    expect((await jun.gql(READ, { id })).circle).toMatchObject({ access: "none", memberCount: 1 });
  });

  it("counts twenty who join at once, and one who joins twenty times", async () => {
    const amara = await market.member("Amara");
    const id = await aCircle(amara);
    const many = await Promise.all(times(20, (n) => market.member(`Joiner ${n}`)));
    const all = await race(many.map((member) => () => member.ask(verb("joinCircle"), { id })));
    expect([all.won.length, all.lost]).toEqual([20, {}]);
    const jun = await market.member("Jun");
    await race(times(20, () => () => jun.ask(verb("joinCircle"), { id })));
    expect((await amara.gql(READ, { id })).circle.memberCount).toBe(22);
    expect(
      await market.rows(`select 1 from circle_members where circle_id = $1`, [Number(id)]),
    ).toHaveLength(22);
  });

  it("needs a name within its limit, and its admin's goodwill across a block", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    for (const input of [{ name: " " }, { name: "x".repeat(61) }, { name: "A", category: "None" }])
      expect((await amara.refused(CREATE, { input })).code).toBe("BAD_USER_INPUT");
    const id = await aCircle(amara);
    await amara.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
      id: jun.id,
    });
    expect((await jun.refused(verb("joinCircle"), { id })).message).toBe(
      "You cannot join this circle",
    );
    expect((await jun.refused(verb("joinCircle"), { id: "999999" })).code).toBe("NOT_FOUND");
  });
});

const ITEM = `query ($id: ID!) { item(id: $id) { title visibility circle { id name } } }`;
const ITEMS = `query ($id: ID!) { circleItems(circleId: $id) { edges { node { id title } } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateItemInput!) { updateItem(itemId: $id, input: $input) { item { visibility circle { id } } } }`;
const ADD = `mutation ($id: ID!) { addToCart(itemId: $id) { cart { quantity } } }`;
const CART = `{ cart { lines { item { title } } } }`;
const RELIST = `mutation ($id: ID!) { relistItem(itemId: $id, trustPoints: 9) { item { visibility circle { id } } } }`;

/** Amara runs a circle that Jun is in; Eve is not. */
async function aCircleOfTwo() {
  const [amara, jun, eve] = [
    await market.member("Amara"),
    await market.member("Jun"),
    await market.member("Eve"),
  ];
  const circleId = await aCircle(amara);
  await jun.gql(verb("joinCircle"), { id: circleId });
  return { amara, jun, eve, circleId };
}

const titles = (answer: { circleItems: { edges: { node: { title: string } }[] } }) =>
  answer.circleItems.edges.map(({ node }) => node.title);

// Proves: RO-010
describe("an item of a circle", () => {
  it("is seen, liked, carted and offered for in the circle, and the circle hears of it", async () => {
    const { amara, jun, eve, circleId } = await aCircleOfTwo();
    const heard = await jun.live<{ post: { itemTitle: string } }>(
      `subscription ($id: ID!) { circlePostAdded(circleId: $id) { post { itemTitle } } }`,
      { id: circleId },
    );
    const item = await anItem(amara, { title: "Circle saw", circleId });
    expect((await heard.next()).post.itemTitle).toBe("Circle saw");
    await heard.stop();
    for (const person of [amara, jun]) {
      expect((await person.gql(ITEM, { id: item.id })).item).toEqual({
        title: "Circle saw",
        visibility: "circle",
        circle: { id: circleId, name: "Menders of Easton" },
      });
      expect(titles(await person.gql(ITEMS, { id: circleId }))).toEqual(["Circle saw"]);
    }
    expect((await eve.refused(ITEMS, { id: circleId })).code).toBe("NOT_FOUND");
    const found = await jun.gql(`{ items(filter: { q: "circle saw" }) { edges { node { id } } } }`);
    expect(found.items.edges).toEqual([]);

    expect((await jun.gql(ADD, { id: item.id })).addToCart.cart.quantity).toBe(1);
    const offer = await anOffer(jun, item);
    expect((await amara.gql(ACCEPT, { id: offer.id })).acceptOffer.offer.state).toBe("accepted");
    expect(contents(await jun.gql(POSTS, { id: circleId }))).toEqual([
      "Found this item a new owner",
      "Put a new item on the market",
    ]);
    const { feed } = await eve.gql(`{ feed { edges { node { content author { id } } } } }`);
    const ofAmara = feed.edges.filter(
      ({ node }: { node: { author: { id: string } } }) => node.author.id === amara.id,
    );
    expect(contents({ circlePosts: { edges: ofAmara } })).toEqual(["Made a first sale"]);
  });

  it("is out of sight for who leaves; an offer goes on, and its sides see what it is about", async () => {
    const { amara, jun, circleId } = await aCircleOfTwo();
    const item = await anItem(amara, { title: "Circle saw", circleId });
    await jun.gql(ADD, { id: item.id });
    const offer = await anOffer(jun, item);
    const cart = await jun.live(`subscription { cartUpdated { cart { quantity } } }`);
    await amara.gql(about("removeCircleMember"), { id: circleId, who: jun.id });
    expect(await cart.next()).toEqual({ cart: { quantity: 0 } });
    await cart.stop();

    expect((await jun.gql(ITEM, { id: item.id })).item).toBeNull();
    expect((await jun.gql(CART)).cart.lines).toEqual([]);
    expect((await jun.refused(ADD, { id: item.id })).code).toBe("NOT_FOUND");
    const read = `query ($id: ID!) { offer(id: $id) { targetItem { title } } }`;
    expect((await jun.gql(read, { id: offer.id })).offer.targetItem.title).toBe("Circle saw");
    expect((await amara.gql(ACCEPT, { id: offer.id })).acceptOffer.offer.state).toBe("accepted");
    expect((await jun.gql(RELIST, { id: item.id })).relistItem.item).toEqual({
      visibility: "owner",
      circle: null,
    });
  });

  it("is its owner's alone when the owner leaves or the circle ends, until the owner chooses", async () => {
    const { amara, jun, eve, circleId } = await aCircleOfTwo();
    const item = await anItem(jun, { circleId });
    await jun.gql(verb("leaveCircle"), { id: circleId });
    expect((await amara.gql(ITEM, { id: item.id })).item).toBeNull();
    expect((await jun.gql(ITEM, { id: item.id })).item).toMatchObject({ visibility: "owner" });
    await jun.gql(UPDATE, { id: item.id, input: { trustPoints: 30 } });
    expect((await jun.gql(ITEM, { id: item.id })).item.visibility).toBe("owner");

    const own = await anItem(amara, { circleId });
    await amara.gql(verb("leaveCircle"), { id: circleId });
    expect((await amara.gql(READ, { id: circleId })).circle).toBeNull();
    expect((await amara.gql(ITEM, { id: own.id })).item.visibility).toBe("owner");
    expect((await eve.gql(ITEM, { id: own.id })).item).toBeNull();

    const market = await eve.live<{ item: { id: string } }>(
      `subscription { listingAdded { item { id } } }`,
    );
    await amara.gql(UPDATE, { id: own.id, input: { circleId: null } });
    expect((await market.next()).item.id).toBe(own.id);
    await market.stop();
    expect((await eve.gql(ITEM, { id: own.id })).item.visibility).toBe("everybody");
  });

  it("is listed only in an own circle, and shown to nobody by offer, post or stream", async () => {
    const { amara, jun, eve, circleId } = await aCircleOfTwo();
    const create = `mutation ($id: ID!) { createItem(input: { title: "A", description: "B", category: "Home & Garden", condition: "Good", trustPoints: 5, circleId: $id }) { item { id } } }`;
    expect((await eve.refused(create, { id: circleId })).code).toBe("NOT_FOUND");
    const open = await anItem(eve);
    const moved = await eve.refused(UPDATE, { id: open.id, input: { circleId } });
    expect(moved.message).toBe("Circle not found");

    const item = await anItem(jun, { title: "Circle saw", circleId });
    const shown = `mutation ($id: ID!, $circle: ID) { createPost(input: { content: "Look", itemId: $id, circleId: $circle }) { post { itemTitle } } }`;
    expect((await jun.refused(shown, { id: item.id })).fields).toHaveProperty("itemId");
    const post = await jun.gql(shown, { id: item.id, circle: circleId });
    expect(post.createPost.post.itemTitle).toBe("Circle saw");
    const stream = `mutation ($id: ID!) { createStream(input: { title: "S", itemIds: [$id] }) { stream { id } } }`;
    expect((await jun.refused(stream, { id: item.id })).fields).toHaveProperty("itemIds");

    const swap = (target: { id: string }) => ({
      input: { targetItemId: target.id, offeredItemIds: [item.id] },
    });
    expect((await jun.refused(CREATE_OFFER, swap(open))).fields).toEqual({
      offeredItemIds: "Circle saw is only for its circle, and the seller is not in it",
    });
    const suggested = `query ($id: ID!) { exchangeSuggestions(targetItemId: $id, targetTpValue: 20) { suggestions { items { title } } } }`;
    const nothing = await jun.gql(suggested, { id: open.id });
    expect(nothing.exchangeSuggestions.suggestions).toEqual([]);
    const within = await anItem(amara);
    const found = await jun.gql(suggested, { id: within.id });
    expect(found.exchangeSuggestions.suggestions).toEqual([{ items: [{ title: "Circle saw" }] }]);
    expect((await jun.gql(CREATE_OFFER, swap(within))).createOffer.offer.state).toBe("pending");
  });

  it("is got by twenty who ask while they are taken out, or is not there: never half", async () => {
    const { amara, circleId } = await aCircleOfTwo();
    const item = await anItem(amara, { circleId, quantity: 50 });
    const many = await Promise.all(times(20, (n) => market.member(`Leaver ${n}`)));
    for (const member of many) await member.gql(verb("joinCircle"), { id: circleId });
    const { won, lost } = await race(
      many.flatMap((member) => [
        () => member.ask(CREATE_OFFER, { input: { targetItemId: item.id } }),
        () => amara.ask(about("removeCircleMember"), { id: circleId, who: member.id }),
      ]),
    );
    expect(Object.keys(lost).every((why) => why.includes("NOT_FOUND"))).toBe(true);
    const offers = await market.rows(`select 1 from offers where target_item_id = $1`, [
      Number(item.id),
    ]);
    expect(won.length).toBe(20 + offers.length);
    for (const member of many) expect((await member.gql(ITEM, { id: item.id })).item).toBeNull();
  });
});
