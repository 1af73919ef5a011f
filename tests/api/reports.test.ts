import { expect, it } from "vitest";
import { REPORT_DETAILS_MAX } from "../../schema/limits.ts";
import { anItem } from "../support/factories.ts";
import { aMarket } from "../support/market.ts";
import { race, times } from "../support/races.ts";

const market = aMarket();

const REPORT = `mutation ($input: ReportInput!) { report(input: $input) { reportId subject subjectId reason createdAt } }`;
const SEND = `mutation ($to: ID!) { sendMessage(input: { toUserId: $to, content: "You owe me" }) { message { id isReported } } }`;

it("is kept with its reason, and only who reported sees that it was", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const item = await anItem(ben);
  const { id: messageId } = (await ben.gql(SEND, { to: ana.id })).sendMessage.message;
  const subjects = { member: ben.id, item: item.id, message: messageId };

  for (const [subject, subjectId] of Object.entries(subjects)) {
    const input = { subject, subjectId, reason: "harassment", details: "  Three times now. " };
    expect((await ana.gql(REPORT, { input })).report).toMatchObject({
      subject,
      subjectId,
      reason: "harassment",
    });
  }

  expect(
    await market.rows(
      `select reported_user_id as "whose", details, status from reports where reporter_id = $1`,
      [Number(ana.id)],
    ),
  ).toEqual(
    times(3, () => ({ whose: Number(ben.id), details: "Three times now.", status: "open" })),
  );
  const SEEN = `query ($member: ID!, $item: ID!) { item(id: $item) { isReported }
    conversation(memberId: $member) { messages { edges { node { isReported } } } member { isReported } } }`;
  expect(await ana.gql(SEEN, { member: ben.id, item: item.id })).toEqual({
    item: { isReported: true },
    conversation: {
      messages: { edges: [{ node: { isReported: true } }] },
      member: { isReported: true },
    },
  });
  expect(await ben.gql(SEEN, { member: ana.id, item: item.id })).toEqual({
    item: { isReported: false },
    conversation: {
      messages: { edges: [{ node: { isReported: false } }] },
      member: { isReported: false },
    },
  });
  expect(
    (
      await market.stranger.gql(`query ($id: ID!) { item(id: $id) { isReported } }`, {
        id: item.id,
      })
    ).item.isReported,
  ).toBe(false);
});

it("is one for each thing: a second one, or 20 at once, answer the first", async () => {
  const [ana, ben] = [await market.member("Ana"), await market.member("Ben")];
  const ask = (reason: string) => () =>
    ana.ask(REPORT, { input: { subject: "member", subjectId: ben.id, reason } });
  const { won, lost } = await race(times(20, () => ask("spam")));
  expect([won.length, lost]).toEqual([20, {}]);
  expect(new Set(won.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
  const later = await ask("scam")();
  expect(later.data).toEqual(won[0]);
});

it("is refused for oneself, for what one cannot see, and for words without end", async () => {
  const [ana, ben, eve] = [
    await market.member("Ana"),
    await market.member("Ben"),
    await market.member("Eve"),
  ];
  const item = await anItem(ana);
  const hidden = await anItem(ben);
  await market.rows(`update items set status = 'hidden' where id = $1`, [Number(hidden.id)]);
  const { id: messageId } = (await ben.gql(SEND, { to: ana.id })).sendMessage.message;
  const refusals: [typeof ana, object, string][] = [
    [ana, { subject: "member", subjectId: ana.id }, "BAD_USER_INPUT"],
    [ana, { subject: "item", subjectId: item.id }, "BAD_USER_INPUT"],
    [ben, { subject: "message", subjectId: messageId }, "BAD_USER_INPUT"],
    [eve, { subject: "message", subjectId: messageId }, "NOT_FOUND"],
    [eve, { subject: "item", subjectId: hidden.id }, "NOT_FOUND"],
    [eve, { subject: "member", subjectId: "999999" }, "NOT_FOUND"],
    [eve, { subject: "member", subjectId: "x" }, "BAD_USER_INPUT"],
    [eve, { subject: "order", subjectId: "1" }, "BAD_USER_INPUT"],
    [
      eve,
      { subject: "member", subjectId: ben.id, details: "x".repeat(REPORT_DETAILS_MAX + 1) },
      "BAD_USER_INPUT",
    ],
  ];
  for (const [person, subject, code] of refusals)
    expect(
      await person.refused(REPORT, { input: { reason: "other", ...subject } }),
      JSON.stringify(subject),
    ).toMatchObject({ code });
  expect(
    await market.rows(`select 1 from reports where reporter_id = any($1)`, [
      [ana, ben, eve].map(({ id }) => Number(id)),
    ]),
  ).toEqual([]);
});
