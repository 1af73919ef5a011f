import { expect, it } from "vitest";
import { migrate } from "../../api/db/orm.ts";
import {
  aDeal,
  aDispute,
  anAnsweredDispute,
  ANSWER,
  ASK,
  DISPUTE,
  TAKE,
} from "../support/deals.ts";
import { aMarket } from "../support/market.ts";

const market = aMarket();
const HOUR = 3_600_000;

/** As an earlier version left it, which nobody can do any more: under review before the answer. */
async function asBefore(id: string, hoursAgo: number): Promise<void> {
  await market.rows(
    `update disputes set status = 'under_review', created_at = created_at - make_interval(hours => $2::int),
       deadline = created_at + interval '48 hours', decision_due_at = created_at + interval '48 hours' where id = $1`,
    [Number(id), hoursAgo],
  );
  await market.rows(
    `update dispute_events set at = at - make_interval(hours => $2::int) where dispute_id = $1`,
    [Number(id), hoursAgo],
  );
}

it("puts disputes back that were under review before the reported member had answered, and no others", async () => {
  const [seller, buyer, admin] = [
    await market.member("Sam"),
    await market.richMember("Bea", 500),
    await market.admin(),
  ];
  const deal = async () => ({ transactionId: await aDeal(market, { seller, buyer }) });
  const [taken, asked, silent, pending] = [
    await aDispute(buyer, await deal()),
    await aDispute(buyer, await deal()),
    await aDispute(buyer, await deal()),
    await aDispute(buyer, await deal()),
  ];
  const answered = await anAnsweredDispute(buyer, seller, await deal());
  await admin.gql(TAKE, { id: taken.id });
  await admin.gql(ASK, { id: asked.id, text: "Is there a photo?" });
  await buyer.gql(ANSWER, { id: asked.id, text: "There is one" });
  await asBefore(taken.id, 10);
  await asBefore(asked.id, 20);
  await asBefore(silent.id, 50);
  await market.rows(`update disputes set decision_due_at = created_at where id = $1`, [
    Number(pending.id),
  ]);
  const all = [taken, asked, silent, pending, answered];
  const everything = () =>
    Promise.all(all.map(async ({ id }) => (await admin.gql(DISPUTE, { id })).dispute));
  const before = await everything();

  await market.rows("delete from migrations where name like '%_both_sides_heard'");
  await migrate(market.databaseUrl);

  const hoursLeft = (at: string) => Math.round((Date.parse(at) - Date.now()) / HOUR);
  const after = await everything();
  const told = after.map(({ status, deadline, decisionDueAt }) => [
    status,
    hoursLeft(deadline),
    hoursLeft(decisionDueAt),
  ]);
  expect(told).toEqual([
    ["pending", 38, 86],
    ["awaiting_response", 28, 76],
    ["under_review", 48, 48],
    ["pending", 48, 96],
    ["under_review", 48, 48],
  ]);
  // Nothing else of them is another.
  const rest = (dispute: object) => ({
    ...dispute,
    status: "",
    deadline: "",
    deadlineAction: "",
    decisionDueAt: "",
    isOverdue: "",
    viewerActions: "",
  });
  expect(after.map(rest)).toEqual(before.map(rest));
});
