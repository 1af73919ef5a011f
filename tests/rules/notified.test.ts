import { describe, expect, it } from "vitest";
import { ACCEPT, anItem, anOffer } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const market = aMarket();

const LIKE = `mutation ($id: ID!) { likePost(postId: $id) { post { id } } }`;
const UNLIKE = `mutation ($id: ID!) { unlikePost(postId: $id) { post { id } } }`;
const FOLLOW = `mutation ($id: ID!) { followMember(memberId: $id) { member { id } } }`;
const UNFOLLOW = `mutation ($id: ID!) { unfollowMember(memberId: $id) { member { id } } }`;
const SEND = `mutation ($id: ID!, $content: String!) { sendMessage(input: { toUserId: $id, content: $content }) { message { id } } }`;
const READ = `mutation ($id: ID!) { markConversationRead(memberId: $id) { id } }`;
const REMOVE = `mutation ($id: ID!) { removeItem(itemId: $id) { item { id } } }`;

interface Told {
  type: string;
  message: string;
}

async function toldTo({ id }: Person): Promise<Told[]> {
  return market.rows<Told>(
    `select type, message from notifications where user_id = $1 order by created_at, id`,
    [Number(id)],
  );
}

/** What somebody does while nobody is told of anything; then all of it is told. */
async function beforeItIsTold(work: () => Promise<void>): Promise<void> {
  const held = await market.hold(
    `select 1 from event_consumers where name = 'notifications' for update`,
    [],
  );
  await work();
  await held.end();
  await market.settled();
}

/** Without waiting until everybody is told. */
async function act(person: Person, query: string, variables: object): Promise<void> {
  const answer = await fetch(`${market.url}/graphql`, {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ query, variables }),
  });
  expect(await answer.json()).not.toHaveProperty("errors");
}

describe("what is told as it is when it is told", () => {
  it("leaves out what was taken back or read meanwhile", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const { createPost } = await ana.gql(
      `mutation { createPost(input: { content: "Look at this" }) { post { id } } }`,
    );
    const post = { id: createPost.post.id };

    await beforeItIsTold(async () => {
      await act(ben, LIKE, post);
      await act(ben, UNLIKE, post);
      await act(ben, FOLLOW, { id: ana.id });
      await act(ben, UNFOLLOW, { id: ana.id });
      await act(ben, SEND, { id: ana.id, content: "Are you there?" });
      await act(ana, READ, { id: ben.id });
    });
    expect(await toldTo(ana)).toEqual([]);

    await beforeItIsTold(async () => {
      await act(ben, LIKE, post);
      await act(ben, FOLLOW, { id: ana.id });
      await act(ben, SEND, { id: ana.id, content: "Hello" });
      await act(ben, SEND, { id: ana.id, content: "Still there?" });
    });
    expect(await toldTo(ana)).toEqual([
      { type: "social_liked", message: "Ben likes your post" },
      { type: "social_followed", message: "Ben follows you" },
      { type: "message_received", message: "Still there?" },
    ]);
  });

  it("closes the offers for a removed item, and frees their TP, after the removal", async () => {
    const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
    const lamp = await anItem(ana, { title: "Lamp", trustPoints: 30 });
    const { id } = await anOffer(ben, lamp);
    expect(await ben.wallet()).toEqual({ tpBalance: 100, held: 30, available: 70 });

    const held = await market.hold(
      `select 1 from event_consumers where name = 'offers' for update`,
    );
    await act(ana, REMOVE, { id: lamp.id });
    expect((await ana.refused(ACCEPT, { id })).code).toBe("ITEM_NOT_AVAILABLE");
    await held.end();
    await market.settled();

    expect(await ben.wallet()).toEqual({ tpBalance: 100, held: 0, available: 100 });
    expect(await toldTo(ben)).toEqual([
      {
        type: "offer_superseded",
        message: "The offer for Lamp was closed because an item in it is gone",
      },
    ]);
  });
});
