import { expect, it } from "vitest";
import { aMarket } from "../support/market.ts";
import type { Person, Stranger } from "../support/people.ts";
import { times } from "../support/races.ts";
import {
  aLiveStream,
  aStream,
  CANCEL_STREAM,
  END_STREAM,
  START_STREAM,
} from "../support/streams.ts";

const market = aMarket();
const AT = 3 * 3_600_000;
const soon = () => ({ scheduledAt: new Date(market.clock.now().getTime() + AT).toISOString() });
const IS_REMINDED = `query ($id: ID!) { stream(id: $id) { isReminded } }`;
const REMIND = `mutation ($id: ID!) { addStreamReminder(streamId: $id) { stream { isReminded } } }`;
const FORGET = `mutation ($id: ID!) { removeStreamReminder(streamId: $id) { stream { isReminded } } }`;
const TOLD = `query { notifications(first: 50) { edges { node { type title message actionUrl } } } }`;

async function isReminded(person: Stranger, id: string): Promise<boolean> {
  return (await person.gql(IS_REMINDED, { id })).stream.isReminded;
}

/** What a member was told of streams that went live. */
async function told(person: Person): Promise<{ title: string; actionUrl: string }[]> {
  const { notifications } = await person.gql(TOLD);
  return notifications.edges
    .map(({ node }: { node: { type: string } }) => node)
    .filter(({ type }: { type: string }) => type === "stream_live");
}

it("who asks to be reminded of a stream is told once when it goes live, and nobody else is", async () => {
  const [amara, jun, priya, ben] = await Promise.all(
    ["Amara", "Jun", "Priya", "Ben"].map((name) => market.member(name)),
  );
  if (!amara || !jun || !priya || !ben) throw new Error("there are four");
  const { id } = await aStream(amara, soon());
  await Promise.all(times(20, () => jun.gql(REMIND, { id })));
  await priya.gql(REMIND, { id });
  expect(await isReminded(jun, id)).toBe(true);
  expect(await isReminded(ben, id)).toBe(false);
  expect(await isReminded(market.stranger, id)).toBe(false);

  await priya.gql(FORGET, { id });
  const again = await priya.gql(FORGET, { id });
  expect(again.removeStreamReminder.stream.isReminded).toBe(false);

  await amara.gql(START_STREAM, { id });
  await expect.poll(() => told(jun), { timeout: 20_000 }).toHaveLength(1);
  expect(await told(jun)).toMatchObject([
    {
      title: "Amara is live",
      message: `"Enamel for beginners" has begun. You asked to be reminded.`,
      actionUrl: `/streams/${id}`,
    },
  ]);
  expect(await isReminded(jun, id)).toBe(false);
  expect(await market.rows(`select 1 from stream_reminders`)).toEqual([]);
  expect(await told(priya)).toEqual([]);
  expect(await told(amara)).toEqual([]);
});

it("the own stream, one that is live, over or not there is not waited for", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  const planned = await aStream(amara, soon());
  const live = await aLiveStream(amara);
  const code = async (person: Stranger, id: string) => (await person.refused(REMIND, { id })).code;

  expect(await code(amara, planned.id)).toBe("FORBIDDEN");
  expect(await code(jun, live.id)).toBe("STREAM_ALREADY_LIVE");
  await amara.gql(END_STREAM, { id: live.id });
  expect(await code(jun, live.id)).toBe("STREAM_ENDED");
  expect(await code(jun, "999999")).toBe("NOT_FOUND");
  expect((await jun.refused(FORGET, { id: "999999" })).code).toBe("NOT_FOUND");
  expect(await code(market.stranger, planned.id)).toBe("UNAUTHENTICATED");
});

it("a stream that is called off reminds nobody, nor does one whose host one has blocked or who switched it off", async () => {
  const names = ["Amara", "Jun", "Priya", "Ben"];
  const [amara, jun, priya, ben] = await Promise.all(names.map((name) => market.member(name)));
  if (!amara || !jun || !priya || !ben) throw new Error("there are four");
  const [off, on] = [await aStream(amara, soon()), await aStream(amara, soon())];
  for (const person of [jun, priya, ben]) {
    await person.gql(REMIND, { id: off.id });
    await person.gql(REMIND, { id: on.id });
  }
  await amara.gql(CANCEL_STREAM, { id: off.id });
  expect(await isReminded(ben, off.id)).toBe(false);

  await jun.gql(`mutation ($id: ID!) { blockMember(memberId: $id) { member { id } } }`, {
    id: amara.id,
  });
  await priya.gql(
    `mutation { setNotificationPreference(input: { type: "stream_live", inApp: false, email: false }) { emails } }`,
  );
  await amara.gql(START_STREAM, { id: on.id });
  await expect.poll(() => told(ben), { timeout: 20_000 }).toHaveLength(1);
  await expect
    .poll(() => market.rows(`select 1 from stream_reminders`), { timeout: 20_000 })
    .toEqual([]);
  expect(await told(jun)).toEqual([]);
  expect(await told(priya)).toEqual([]);
});
