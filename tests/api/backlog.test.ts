import { beforeAll, expect, it } from "vitest";
import { anAdjustment, APPROVE } from "../support/adjustments.ts";
import { aReportedItem, DECIDE_CASE } from "../support/cases.ts";
import { aDeal, anAnsweredDispute, DECIDE } from "../support/deals.ts";
import { aDeadLetter, aFailedMail, DROP_JOB } from "../support/jobs.ts";
import { aMarket } from "../support/market.ts";
import type { Person } from "../support/people.ts";

const PARTS = `parts { queue open overdue }`;
const market = aMarket();
let admin: Person;
beforeAll(async () => {
  admin = await market.admin();
});

interface Backlog {
  parts: { queue: string; open: number; overdue: number }[];
}

/** What is open of each queue, and overdue where anything is: "2, 1 overdue". */
function words({ parts }: Backlog): Record<string, string> {
  return Object.fromEntries(
    parts.map(({ queue, open, overdue }) => [
      queue,
      overdue > 0 ? `${open}, ${overdue} overdue` : String(open),
    ]),
  );
}

async function backlog(): Promise<Record<string, string>> {
  const { adminBacklog } = await admin.gql<{ adminBacklog: Backlog }>(
    `{ adminBacklog { ${PARTS} } }`,
  );
  return words(adminBacklog);
}

it("what waits for administrators is counted, says what is late, and leaves when it is done", async () => {
  expect(await backlog()).toEqual({ moderation: "0", disputes: "0", adjustments: "0", jobs: "0" });
  const [freya, jun, noor] = [
    await market.member("Freya"),
    await market.member("Jun"),
    await market.member("Noor"),
  ];
  const second = await market.anotherAdmin("Ottoline");
  const live = await admin.live<Backlog>(`subscription { adminBacklogUpdated { ${PARTS} } }`);
  expect(words(await live.next())).toMatchObject({ moderation: "0" });

  const { caseId } = await aReportedItem(market, { owner: freya, by: noor });
  let heard = words(await live.next());
  while (heard["moderation"] !== "1") heard = words(await live.next());
  await live.stop();

  const transactionId = await aDeal(market, { seller: freya, buyer: jun });
  const dispute = await anAnsweredDispute(jun, freya, { transactionId });
  const { id: adjustmentId } = await anAdjustment(admin, jun);
  const jobId = await aFailedMail(market);
  await aDeadLetter(market);
  expect(await backlog()).toEqual({ moderation: "1", disputes: "1", adjustments: "1", jobs: "2" });

  market.clock.advance(25);
  expect(await backlog()).toMatchObject({ moderation: "1, 1 overdue", disputes: "1" });

  const decision = { id: caseId, decision: "dismiss", reason: "Nothing is wrong with it" };
  await admin.gql(DECIDE_CASE, { input: decision });
  await admin.gql(DECIDE, {
    input: { id: dispute.id, decision: "reject", resolution: "The radio was whole" },
  });
  await second.gql(APPROVE, { id: adjustmentId });
  await admin.gql(DROP_JOB, { id: jobId, reason: "Nobody reads it" });
  await market.rows(`delete from dead_letters`);
  expect(await backlog()).toEqual({ moderation: "0", disputes: "0", adjustments: "0", jobs: "0" });
});
