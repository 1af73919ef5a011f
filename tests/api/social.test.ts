import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { aPicture } from "../support/photos.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const POST = `id type content tags itemId itemTitle likes comments shares isLiked isBookmarked isMine author { id username } images { small }`;
const CREATE = `mutation ($input: CreatePostInput!, $key: String) {
  createPost(input: $input, idempotencyKey: $key) { post { ${POST} } }
}`;
const FEED = `query ($filter: FeedFilter!, $first: Int, $after: String) {
  feed(filter: $filter, first: $first, after: $after) {
    cursor edges { node { ${POST} } } pageInfo { hasNextPage endCursor }
  }
}`;
const FOLLOW = `mutation ($id: ID!) { followMember(memberId: $id) { member { isFollowed followers } } }`;
const COMMENT = `mutation ($id: ID!, $content: String!) { addComment(postId: $id, content: $content) { comment { id content canDelete } post { comments } } }`;
const DELETE = `mutation ($id: ID!) { deletePost(postId: $id) { postId } }`;
const BLOCK = `mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`;

interface Feed {
  edges: { node: Post & { author: { id: string } } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
type Post = Record<string, unknown> & { id: string; content: string };

async function aPost(person: Person, input: Record<string, unknown> = {}): Promise<Post> {
  return (await person.gql(CREATE, { input: { content: "Who mends radios?", ...input } }))
    .createPost.post;
}

function verb(name: string): string {
  return `mutation ($id: ID!) { ${name}(postId: $id) { post { ${POST} } } }`;
}

/** What a member's feed shows, by content, of these authors. */
async function seen(person: Person, filter: string, ...authors: Person[]): Promise<string[]> {
  const { feed } = await person.gql(FEED, { filter, first: 100 });
  const ids = new Set(authors.map(({ id }) => id));
  return feed.edges
    .map(({ node }: { node: { content: string; author: { id: string } } }) => node)
    .filter(({ author }: { author: { id: string } }) => ids.size === 0 || ids.has(author.id))
    .map(({ content }: Post) => content);
}

describe("a member's own post", () => {
  it("is in the feed with its photos, tags and item", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara, { title: "Valve radio" });
    const path = await aPhoto(amara);
    const post = await aPost(amara, {
      content: "  Mended it at last ",
      images: [path],
      tags: ["#Radio", " valves ", "radio"],
      itemId: item.id,
    });
    expect(post).toMatchObject({
      type: "community",
      content: "Mended it at last",
      tags: ["radio", "valves"],
      itemTitle: "Valve radio",
      isMine: true,
      images: [{ small: expect.stringContaining("-s.webp") }],
    });
    expect(await seen(jun, "all", amara)).toEqual([
      "Mended it at last",
      "Put a new item on the market",
    ]);
  });

  it("is refused without words, with too many, and with what is another's", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(jun);
    const path = await aPhoto(jun);
    const wrong: [Record<string, unknown>, string][] = [
      [{ content: "   " }, "content"],
      [{ content: "x".repeat(1001) }, "content"],
      [{ content: "Hi", tags: ["a", "b", "c", "d", "e", "f"] }, "tags"],
      [{ content: "Hi", images: Array.from({ length: 11 }, (_, n) => `/uploads/${n}`) }, "images"],
      [{ content: "Hi", images: [path] }, "images"],
      [{ content: "Hi", itemId: item.id }, "itemId"],
    ];
    for (const [input, field] of wrong) {
      const refusal = await amara.refused(CREATE, { input });
      expect([refusal.code, Object.keys(refusal.fields)]).toEqual(["BAD_USER_INPUT", [field]]);
    }
    expect((await aPost(amara, { content: "x".repeat(1000) })).content).toHaveLength(1000);
    expect((await market.stranger.refused(CREATE, { input: { content: "Hi" } })).code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("sent twice with one key is written once", async () => {
    const amara = await market.member("Amara");
    const sent = { input: { content: "Once" }, key: "post-1" };
    await amara.gql(CREATE, sent);
    await amara.gql(CREATE, sent);
    expect(await seen(amara, "all", amara)).toEqual(["Once"]);
  });

  it("is deleted by its author alone", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const post = await aPost(amara);
    expect((await jun.refused(DELETE, { id: post.id })).code).toBe("NOT_FOUND");
    await amara.gql(DELETE, { id: post.id });
    expect((await amara.refused(DELETE, { id: post.id })).code).toBe("NOT_FOUND");
    expect((await jun.refused(verb("likePost"), { id: post.id })).code).toBe("NOT_FOUND");
  });
});

describe("what the market writes", () => {
  it("tells of a listing, a settled deal and a first sale, without the buyer or the price", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara, { title: "Valve radio" });
    const offer = await anOffer(jun, item, { tpDelta: 20 });
    await amara.gql(ACCEPT, { id: offer.id });
    const { feed } = await jun.gql(FEED, { filter: "all", first: 100 });
    const posts = feed.edges
      .map(({ node }: { node: Post & { author: { id: string } } }) => node)
      .filter(({ author }: { author: { id: string } }) => author.id === amara.id);
    expect(posts.map(({ type, content, itemTitle }: Post) => [type, content, itemTitle])).toEqual([
      ["achievement", "Made a first sale", null],
      ["trade", "Found this item a new owner", "Valve radio"],
      ["listing", "Put a new item on the market", "Valve radio"],
    ]);
    expect(JSON.stringify(posts)).not.toContain("Jun");
  });

  it("does not show a listing that was removed", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const item = await anItem(amara);
    await amara.gql(`mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`, {
      id: item.id,
    });
    expect(await seen(jun, "all", amara)).toEqual([]);
  });
});

describe("the filters", () => {
  it("Following shows whom one follows, until one stops", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    await aPost(jun, { content: "From Jun" });
    await aPost(eve, { content: "From Eve" });
    const { followMember } = await amara.gql(FOLLOW, { id: jun.id });
    expect(followMember.member).toEqual({ isFollowed: true, followers: 1 });
    expect((await amara.gql(FOLLOW, { id: jun.id })).followMember.member.followers).toBe(1);
    expect(await seen(amara, "following")).toEqual(["From Jun"]);
    await amara.gql(`mutation ($id: ID!) { unfollowMember(memberId: $id) { member { id } } }`, {
      id: jun.id,
    });
    expect(await seen(amara, "following")).toEqual([]);
  });

  it("Trending shows what is liked, most for its age first, and forgets after a week", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [old, fresh, quiet] = [
      await aPost(amara, { content: "Old" }),
      await aPost(amara, { content: "Fresh" }),
      await aPost(amara, { content: "Quiet" }),
    ];
    await market.rows(
      `update social_posts set created_at = created_at - interval '3 days' where id = $1`,
      [Number(old.id)],
    );
    for (const post of [old, fresh]) await jun.gql(verb("likePost"), { id: post.id });
    expect(await seen(jun, "trending", amara)).toEqual(["Fresh", "Old"]);
    for (const _ of times(8, () => 0))
      await jun.gql(COMMENT, { id: old.id, content: "Still true" });
    expect(await seen(jun, "trending", amara)).toEqual(["Old", "Fresh"]);
    await market.rows(
      `update social_posts set created_at = created_at - interval '5 days' where id = $1`,
      [Number(old.id)],
    );
    expect(await seen(jun, "trending", amara)).toEqual(["Fresh"]);
    expect(quiet.content).toBe("Quiet");
  });

  it("Local shows the same place by its words or within 50 km, and nobody who hides it", async () => {
    const [amara, jun, kofi, freya] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Kofi"),
      await market.member("Freya"),
    ];
    const live = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`;
    await amara.gql(live, { input: { location: "Easton" } });
    await jun.gql(live, { input: { location: " easton" } });
    await freya.gql(live, { input: { location: "Elsewhere" } });
    await aPost(jun, { content: "Jun's" });
    await aPost(kofi, { content: "Kofi's" });
    await aPost(freya, { content: "Freya's" });
    expect(await seen(amara, "local", jun, kofi, freya)).toEqual(["Jun's"]);

    await anItem(amara, { latitude: 51.46, longitude: -2.56 } as object);
    await anItem(kofi, { latitude: 51.38, longitude: -2.36 } as object);
    await anItem(freya, { latitude: 51.51, longitude: -0.13 } as object);
    const contents = await seen(amara, "local", jun, kofi, freya);
    expect(contents).toEqual(["Put a new item on the market", "Kofi's", "Jun's"]);

    await jun.gql(`mutation { updatePrivacy(input: { location: nobody }) { id } }`);
    expect(await seen(amara, "local", jun)).toEqual([]);
    expect(await seen(await market.member("Nowhere"), "local")).toEqual([]);
  });

  it("page by page every post comes once, in each filter", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await amara.gql(FOLLOW, { id: jun.id });
    for (const n of times(5, (index) => index)) {
      const post = await aPost(jun, { content: `Post ${n}` });
      await amara.gql(verb("likePost"), { id: post.id });
    }
    for (const filter of ["following", "trending", "all"]) {
      const contents: string[] = [];
      let after: string | null = null;
      do {
        const { feed }: { feed: Feed } = await amara.gql(FEED, { filter, first: 2, after });
        contents.push(
          ...feed.edges
            .filter(({ node }) => node.author.id === jun.id)
            .map(({ node }) => node.content),
        );
        after = feed.pageInfo.hasNextPage ? feed.pageInfo.endCursor : null;
      } while (after && contents.length < 5);
      expect(contents, filter).toEqual(["Post 4", "Post 3", "Post 2", "Post 1", "Post 0"]);
    }
    const wrong = { filter: "trending", first: 2, after: Buffer.from("[1]").toString("base64url") };
    expect((await amara.refused(FEED, wrong)).code).toBe("BAD_USER_INPUT");
  });
});

describe("what members make of a post", () => {
  it("likes, shares and bookmarks count once each, and are taken back", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await aPost(amara);
    const after = async (name: string, person: Person = jun) =>
      Object.values<{ post: Post }>(await person.gql(verb(name), { id }))[0]?.post;
    await after("likePost");
    expect(await after("likePost")).toMatchObject({ likes: 1, isLiked: true });
    expect(await after("unlikePost")).toMatchObject({ likes: 0, isLiked: false });
    expect(await after("unlikePost")).toMatchObject({ likes: 0, isLiked: false });
    await after("sharePost");
    expect(await after("sharePost")).toMatchObject({ shares: 1 });
    market.clock.advance(24);
    expect(await after("sharePost")).toMatchObject({ shares: 2 });
    expect(await after("sharePost", amara)).toMatchObject({ shares: 2 });
    expect(await after("bookmarkPost")).toMatchObject({ isBookmarked: true });
    const BOOKMARKS = `{ bookmarkedPosts { edges { node { id } } } }`;
    expect((await jun.gql(BOOKMARKS)).bookmarkedPosts.edges).toEqual([{ node: { id } }]);
    expect((await amara.gql(BOOKMARKS)).bookmarkedPosts.edges).toEqual([]);
    expect(await after("unbookmarkPost")).toMatchObject({ isBookmarked: false });
  });

  it("twenty likes at once are twenty, and twenty of one member are one", async () => {
    const amara = await market.member("Amara");
    const { id } = await aPost(amara);
    const members = await Promise.all(times(20, (n) => market.member(`Fan ${n}`)));
    const all = await race(members.map((member) => () => member.ask(verb("likePost"), { id })));
    expect([all.won.length, all.lost]).toEqual([20, {}]);
    const { id: other } = await aPost(amara);
    const jun = await market.member("Jun");
    const one = await race(times(20, () => () => jun.ask(verb("likePost"), { id: other })));
    expect([one.won.length, one.lost]).toEqual([20, {}]);
    const counts = await market.rows(
      `select likes from social_posts where id in ($1, $2) order by id`,
      [Number(id), Number(other)],
    );
    expect(counts).toEqual([{ likes: 20 }, { likes: 1 }]);
  });

  it("comments are told, counted, and deleted by their writer or under one's own post", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const { id } = await aPost(amara);
    const first = (await jun.gql(COMMENT, { id, content: " I do " })).addComment;
    expect(first).toMatchObject({
      comment: { content: "I do", canDelete: true },
      post: { comments: 1 },
    });
    const second = (await eve.gql(COMMENT, { id, content: "Me too" })).addComment;
    const read = `query ($id: ID!) { postComments(postId: $id) { edges { node { content canDelete } } } }`;
    expect(
      (await jun.gql(read, { id })).postComments.edges.map(({ node }: { node: unknown }) => node),
    ).toEqual([
      { content: "I do", canDelete: true },
      { content: "Me too", canDelete: false },
    ]);
    const drop = `mutation ($id: ID!) { deleteComment(commentId: $id) { post { comments } } }`;
    expect((await jun.refused(drop, { id: second.comment.id })).code).toBe("NOT_FOUND");
    expect((await amara.gql(drop, { id: second.comment.id })).deleteComment.post.comments).toBe(1);
    expect((await jun.gql(drop, { id: first.comment.id })).deleteComment.post.comments).toBe(0);
    for (const content of [" ", "x".repeat(501)])
      expect((await jun.refused(COMMENT, { id, content })).code).toBe("BAD_USER_INPUT");
  });

  it("the author is told of likes in one row, of comments and followers, unless switched off", async () => {
    const [amara, jun, eve] = [
      await market.member("Amara"),
      await market.member("Jun"),
      await market.member("Eve"),
    ];
    const { id } = await aPost(amara);
    const told = async () =>
      (
        await amara.gql(
          `{ notifications(group: "social") { edges { node { type message actionUrl } } } }`,
        )
      ).notifications.edges.map(
        ({ node }: { node: { type: string; message: string } }) => node.message,
      );
    await jun.gql(verb("likePost"), { id });
    await eve.gql(verb("likePost"), { id });
    await eve.gql(verb("unlikePost"), { id });
    await eve.gql(verb("likePost"), { id });
    await amara.gql(verb("likePost"), { id });
    expect(await told()).toEqual(["Eve and one other member like your post"]);
    await jun.gql(COMMENT, { id, content: "Hello" });
    await jun.gql(FOLLOW, { id: amara.id });
    expect(await told()).toEqual([
      "Jun follows you",
      "Jun commented on your post",
      "Eve and one other member like your post",
    ]);
    await jun.gql(
      `mutation { setNotificationPreference(input: { type: "social_followed", inApp: false }) { emails } }`,
    );
    await amara.gql(FOLLOW, { id: jun.id });
    expect(
      (await jun.gql(`{ notifications(group: "social") { edges { node { id } } } }`)).notifications
        .edges,
    ).toEqual([]);
  });

  it("a post and a comment can be reported, once", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await aPost(amara);
    const report = `mutation ($input: ReportInput!) { report(input: $input) { reportId } }`;
    const input = { subject: "post", subjectId: id, reason: "spam" };
    await jun.gql(report, { input });
    expect(
      (await jun.gql(`query ($id: ID!) { feedPost(id: $id) { isReported } }`, { id })).feedPost
        .isReported,
    ).toBe(true);
    expect((await amara.refused(report, { input })).code).toBe("BAD_USER_INPUT");
    const { comment } = (await amara.gql(COMMENT, { id, content: "Buy now" })).addComment;
    await jun.gql(report, { input: { ...input, subject: "comment", subjectId: comment.id } });
    expect((await jun.refused(report, { input: { ...input, subjectId: "999999" } })).message).toBe(
      "Post not found",
    );
  });
});

describe("whom one does not want to see", () => {
  it("a block hides both from each other and refuses to follow", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const [hers, his] = [
      await aPost(amara, { content: "Hers" }),
      await aPost(jun, { content: "His" }),
    ];
    await amara.gql(BLOCK, { id: jun.id });
    expect(await seen(amara, "all", jun)).toEqual([]);
    expect(await seen(jun, "all", amara)).toEqual([]);
    expect((await jun.refused(COMMENT, { id: hers.id, content: "Hi" })).code).toBe("NOT_FOUND");
    expect((await amara.refused(verb("likePost"), { id: his.id })).code).toBe("NOT_FOUND");
    expect((await jun.refused(FOLLOW, { id: amara.id })).message).toBe(
      "You cannot follow this member",
    );
    expect((await amara.refused(FOLLOW, { id: jun.id })).message).toBe(
      "You blocked this member. Unblock to follow",
    );
    const search = `{ members(search: "jun") { edges { node { id } } } }`;
    const found = (await amara.gql(search)).members.edges.map(
      ({ node }: { node: { id: string } }) => node.id,
    );
    expect(found).not.toContain(jun.id);
  });

  it("who is suspended is in no feed and in no search", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    await aPost(jun);
    await market.rows(`update users set is_suspended = true where id = $1`, [Number(jun.id)]);
    expect(await seen(amara, "all", jun)).toEqual([]);
  });

  it("oneself one cannot follow, and nobody who is not there", async () => {
    const amara = await market.member("Amara");
    expect((await amara.refused(FOLLOW, { id: amara.id })).code).toBe("BAD_USER_INPUT");
    expect((await amara.refused(FOLLOW, { id: "999999" })).code).toBe("NOT_FOUND");
  });
});

describe("members", () => {
  it("are found by how their names begin, and by their address", async () => {
    const amara = await market.member("Amara");
    const zelda = await market.member("Zelda Quince");
    const found = async (search: string) =>
      (
        await amara.gql(
          `query ($search: String!) { members(search: $search) { edges { node { displayName } } } }`,
          { search },
        )
      ).members.edges.map(({ node }: { node: { displayName: string } }) => node.displayName);
    expect(await found("quin")).toEqual(["Zelda Quince"]);
    expect(await found("zel qui")).toEqual(["Zelda Quince"]);
    expect(await found("uince")).toEqual([]);
    expect(await found("' & !:*")).toContain("Zelda Quince");
    const { user } = await amara.gql(`query ($id: ID!) { user(id: $id) { username } }`, {
      id: zelda.id,
    });
    const { member } = await amara.gql(
      `query ($name: String!) { member(username: $name) { displayName isFollowed followers following memberSince: createdAt } }`,
      { name: user.username.toUpperCase() },
    );
    expect(member).toMatchObject({ displayName: "Zelda Quince", isFollowed: false, followers: 0 });
    expect((await amara.gql(`{ member(username: "nobody") { id } }`)).member).toBeNull();
  });

  it("who leaves takes posts, likes, comments and follows along", async () => {
    const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
    const { id } = await aPost(amara);
    await aPost(jun);
    await jun.gql(verb("likePost"), { id });
    await jun.gql(COMMENT, { id, content: "Bye" });
    await jun.gql(FOLLOW, { id: amara.id });
    await jun.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    const { feedPost } = await amara.gql(
      `query ($id: ID!) { feedPost(id: $id) { likes comments author { followers } } }`,
      { id },
    );
    expect(feedPost).toEqual({ likes: 0, comments: 0, author: { followers: 0 } });
    const { notifications } = await amara.gql(`{ notifications { edges { node { message } } } }`);
    expect(JSON.stringify(notifications)).not.toContain("Jun");
  });
});

// Proves: EP-055, EN-034
it("GET /api/social/feed answers the documented shape", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const item = await anItem(amara, { title: "Valve radio" });
  await aPost(amara, { tags: ["radio"], itemId: item.id });
  await jun.gql(FOLLOW, { id: amara.id });
  const { status, body } = await jun.rest("GET", "/api/social/feed?filter=following");
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    username: expect.stringMatching(/^amara/),
    avatar: null,
    isVerified: false,
    trustLevel: "newbie",
    type: "community",
    timestamp: expect.stringMatching(/Z$/),
    content: "Who mends radios?",
    itemId: Number(item.id),
    itemTitle: "Valve radio",
    images: [],
    tags: ["radio"],
    likes: 0,
    comments: 0,
    shares: 0,
    isLiked: false,
    isBookmarked: false,
  });
  expect((await jun.rest("GET", "/api/social/feed?filter=nearby")).status).toBe(400);
  expect((await market.stranger.rest("GET", "/api/social/feed")).status).toBe(401);
});

async function aPhoto(person: Person): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(await aPicture())]), "photo.png");
  const { authorization = "" } = person.headers;
  const answer = await fetch(`${market.url}/api/uploads`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  return ((await answer.json()) as { path: string }).path;
}
