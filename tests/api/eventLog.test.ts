import { beforeAll, expect, it } from "vitest";
import { aMarket, PASSWORD } from "../support/market.ts";
import type { Person } from "../support/people.ts";
import { SET_ROLE } from "../support/roles.ts";
import { aStream, END_STREAM, START_STREAM } from "../support/streams.ts";
import { LIFT, SUSPEND } from "../support/suspension.ts";

const market = aMarket();
const LOG = `query ($topics: [AdminTopic!]) {
  adminEventLog(topics: $topics, first: 50) { edges { node { type sentence actor { id } } } } }`;

let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

/** What the log says of a member, the oldest first: an event is there once no earlier transaction can write one before it. */
async function sentencesAbout({ id }: Person): Promise<string[]> {
  const { adminEventLog } = await admin.gql(LOG, { topics: ["members", "community"] });
  return adminEventLog.edges
    .map(({ node }: { node: { sentence: string; actor: { id: string } | null } }) => node)
    .filter(({ actor }: { actor: { id: string } | null }) => actor?.id === id)
    .map(({ sentence }: { sentence: string }) => sentence)
    .toReversed();
}

it("says who joined, what they did in the community, what they earned, and who left", async () => {
  const nora = await market.member("Nora");
  const { createPost } = await nora.gql(
    `mutation { createPost(input: { content: "Hello" }) { post { id } } }`,
  );
  await nora.gql(`mutation { earnTp(action: daily_login) { amount } }`);
  const stream = await aStream(nora);
  await nora.gql(START_STREAM, { id: stream.id });
  await expect
    .poll(() => sentencesAbout(nora))
    .toEqual([
      "Nora joined the market",
      `Nora wrote post ${createPost.post.id}`,
      "Nora earned 5 TP: daily login",
      `Nora went live with stream ${stream.id}`,
    ]);
  await nora.gql(END_STREAM, { id: stream.id });
  const newest = async () =>
    (await admin.gql(LOG, { topics: ["community"] })).adminEventLog.edges[0].node;
  await expect.poll(newest).toMatchObject({
    type: "StreamEnded",
    sentence: `Stream ${stream.id} ended`,
    actor: null,
  });

  await nora.gql(`mutation { deleteAccount(password: "${PASSWORD}") }`);
  const last = async () => (await sentencesAbout(nora)).at(-1);
  await expect.poll(last).toMatch(/ deleted their account$/);
});

it("says what administrators decided about a member", async () => {
  const otto = await market.member("Otto");
  await admin.gql(SUSPEND, { memberId: otto.id, reason: "Sold a brick" });
  await admin.gql(LIFT, { memberId: otto.id });
  await admin.gql(SET_ROLE, {
    input: { memberId: otto.id, role: "moderator", reason: "He reads before he judges" },
  });
  await expect
    .poll(() => sentencesAbout(otto))
    .toEqual([
      "Otto joined the market",
      "Otto has a changed profile",
      "Otto was suspended",
      "Otto has a changed profile",
      "Otto may sign in again",
      "Otto has the role moderator from now on",
    ]);
});
