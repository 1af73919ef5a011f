import { describe, expect, it } from "vitest";
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
