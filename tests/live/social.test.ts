import { expect, it } from "vitest";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

interface Added {
  cursor: string;
  post: { id: string; content: string };
}

const ADDED = `subscription ($filter: FeedFilter! = all, $after: Cursor) {
  feedPostAdded(filter: $filter, after: $after) { cursor post { id content } }
}`;
const UPDATED = `subscription ($ids: [ID!]!) { feedPostUpdated(ids: $ids) { post { id likes isLiked } } }`;
const LIKE = `mutation ($id: ID!) { likePost(postId: $id) { post { id } } }`;

async function post(person: Person, content: string): Promise<string> {
  const { createPost } = await person.gql(
    `mutation ($content: String!) { createPost(input: { content: $content }) { post { id } } }`,
    { content },
  );
  return createPost.post.id;
}

// Proves: SB-017
it("a new post is heard by the filter that shows it, not across a block, and by nobody after a refusal", async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  await ana.gql(`mutation ($id: ID!) { followMember(memberId: $id) { member { id } } }`, {
    id: cleo.id,
  });
  await ana.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
    id: ben.id,
  });
  const all = await ana.live<Added>(ADDED, { filter: "all" });
  const following = await ana.live<Added>(ADDED, { filter: "following" });
  const others = await ben.live<Added>(ADDED, { filter: "all" });

  await post(ben, "From Ben");
  await cleo.refused(
    `mutation { createPost(input: { content: "Not mine", itemId: "999999" }) { post { id } } }`,
  );
  await anItem(await market.member("Dora"));
  await post(cleo, "From Cleo");

  const contents = async (stream: typeof all, n: number) => {
    const heard: string[] = [];
    while (heard.length < n) heard.push((await stream.next()).post.content);
    return heard;
  };
  expect(await contents(all, 2)).toEqual(["Put a new item on the market", "From Cleo"]);
  expect(await contents(following, 1)).toEqual(["From Cleo"]);
  expect(await contents(others, 3)).toEqual([
    "From Ben",
    "Put a new item on the market",
    "From Cleo",
  ]);
  for (const stream of [all, following, others]) await stream.stop();
});

// Proves: SB-017
it("goes on after the cursor of the feed, without a gap or a repeat", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const { feed } = await ana.gql(`{ feed(first: 1) { cursor } }`);
  await post(ben, "One");
  const first = await ana.live<Added>(ADDED, { after: feed.cursor });
  const one = await first.next();
  expect(one.post.content).toBe("One");
  first.cut();
  await post(ben, "Two");
  await post(ben, "Three");
  const again = await ana.live<Added>(ADDED, { after: one.cursor });
  expect([(await again.next()).post.content, (await again.next()).post.content]).toEqual([
    "Two",
    "Three",
  ]);
  for (const stream of [first, again]) await stream.stop();
});

it("a like is counted on the screens that show the post, for each with their own heart", async () => {
  const [ana, ben, cleo] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Cleo"),
  ];
  const [id, other] = [await post(ana, "Shown"), await post(ana, "Not shown")];
  const hers = await ana.live<{ post: object }>(UPDATED, { ids: [id] });
  const his = await ben.live<{ post: object }>(UPDATED, { ids: [id] });
  await cleo.gql(LIKE, { id: other });
  await ben.gql(LIKE, { id });
  expect(await hers.next()).toEqual({ post: { id, likes: 1, isLiked: false } });
  expect(await his.next()).toEqual({ post: { id, likes: 1, isLiked: true } });
  for (const stream of [hers, his]) await stream.stop();

  const tooMany = await ana.live(UPDATED, { ids: [] });
  expect(await tooMany.until(() => tooMany.errors[0]?.extensions?.["code"])).toBe("BAD_USER_INPUT");
  await tooMany.stop();
});
