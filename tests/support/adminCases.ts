import {
  anAdjustment,
  APPROVE,
  REJECT,
  REQUEST_ADJUSTMENT,
  WITHDRAW_ADJUSTMENT,
} from "./adjustments.ts";
import { aReport, CLAIM, DECIDE_CASE, RELEASE } from "./cases.ts";
import { anOrder, fillCart } from "./checkout.ts";
import { aDeal, aDispute, anAnsweredDispute, ASK, DECIDE, TAKE } from "./deals.ts";
import { REVEAL } from "./explorer.ts";
import { anItem, anOffer } from "./factories.ts";
import {
  aDeadLetter,
  aFailedMail,
  DROP_JOB,
  DROP_LETTER,
  RETRY_JOB,
  RETRY_JOBS,
  RETRY_LETTER,
} from "./jobs.ts";
import type { Market } from "./market.ts";
import { DELETE_ITEM, RESTORE_ITEM } from "./moderation.ts";
import type { Person } from "./people.ts";
import {
  CANCEL_RUN,
  CREATE_SCHEDULE,
  DELETE_SCHEDULE,
  PAUSE_SCHEDULE,
  REQUEST,
  RESUME_SCHEDULE,
  RUN_SCHEDULE,
} from "./reporting.ts";
import { SET_ROLE } from "./roles.ts";
import { FUND_POOL, funding } from "./staking.ts";
import { LIFT, SUSPEND } from "./suspension.ts";
import { ADMIN_SWITCHES, SET_SWITCH, type AdminSwitch } from "./switches.ts";
import { VIEW_AS } from "./viewAs.ts";

export const REASON = "Sold items were not handed over";

/** Who acts; they sign up once their market is open. */
export interface Staff {
  market: Market;
  admin: Person;
  second: Person;
}

/** One action with everything that hangs on its subject. */
export interface Case {
  document: string;
  variables: Record<string, unknown>;
}

export async function aBusyMember(market: Market): Promise<Person> {
  const [freya, jun, priya] = [
    await market.richMember("Freya", 500),
    await market.richMember("Jun", 500),
    await market.richMember("Priya", 500),
  ];
  const radio = await anItem(freya, { title: "Radio", trustPoints: 30, quantity: 2 });
  await anOffer(jun, await anItem(freya, { title: "Kettle", trustPoints: 41 }));
  await anOffer(freya, await anItem(jun, { title: "Bike", trustPoints: 60 }));
  await anOrder(priya, [radio]);
  return freya;
}

/** An item that is offered for, ordered, and in a cart. */
export async function aWantedItem(market: Market): Promise<{ id: string }> {
  const [freya, jun, priya] = [
    await market.richMember("Freya", 500),
    await market.richMember("Jun", 500),
    await market.richMember("Priya", 500),
  ];
  const radio = await anItem(freya, { title: "Radio", trustPoints: 30, quantity: 3 });
  await anOffer(jun, radio);
  await anOrder(priya, [radio]);
  await fillCart(jun, radio);
  return radio;
}

async function aDisputedDeal(market: Market) {
  const [seller, buyer] = [await market.member("Seller"), await market.richMember("Buyer", 500)];
  return { seller, buyer, transactionId: await aDeal(market, { seller, buyer, tp: 40 }) };
}

export async function aFiledDispute(market: Market): Promise<string> {
  const { buyer, transactionId } = await aDisputedDeal(market);
  return (await aDispute(buyer, { transactionId })).id;
}

async function aDisputeToDecide(market: Market): Promise<string> {
  const { seller, buyer, transactionId } = await aDisputedDeal(market);
  return (await anAnsweredDispute(buyer, seller, { transactionId })).id;
}

const MONTHLY = {
  report: "ledger_postings",
  format: "csv",
  frequency: "monthly",
  runOn: 1,
  hour: 5,
};

async function aSchedule(admin: Person): Promise<string> {
  return (await admin.gql(CREATE_SCHEDULE, { input: MONTHLY })).createReportSchedule.id;
}

async function anAsked(market: Market, by: Person): Promise<string> {
  return (await anAdjustment(by, await market.member("Freya"), { amount: -40 })).id;
}

/** An item that somebody wants and somebody else reported. */
async function aCase(market: Market): Promise<string> {
  const { id: subjectId } = await aWantedItem(market);
  return aReport(market, await market.member("Ana"), { subject: "item", subjectId });
}

export const CASES: Readonly<Record<string, (staff: Staff) => Promise<Case>>> = {
  suspendMember: async ({ market }) => ({
    document: SUSPEND,
    variables: { memberId: (await aBusyMember(market)).id, reason: REASON },
  }),
  liftSuspension: async ({ market, admin }) => {
    const { id: memberId } = await aBusyMember(market);
    await admin.gql(SUSPEND, { memberId, reason: REASON });
    return { document: LIFT, variables: { memberId, reason: "Apologised" } };
  },
  resetTwoStep: async ({ market }) => {
    const freya = await market.member("Freya");
    await freya.setUpAuthenticator();
    return {
      document: `mutation ($memberId: ID!, $reason: String!) { resetTwoStep(memberId: $memberId, reason: $reason) { id } }`,
      variables: { memberId: freya.id, reason: "Lost the phone and the codes" },
    };
  },
  viewAs: async ({ market }) => ({
    document: VIEW_AS,
    variables: {
      memberId: (await market.member("Freya")).id,
      reason: "Asked for help with an offer",
    },
  }),
  setRole: async ({ market }) => {
    const freya = await market.member("Freya");
    await freya.setUpAuthenticator();
    return {
      document: SET_ROLE,
      variables: { input: { memberId: freya.id, role: "moderator", reason: "Helps out" } },
    };
  },
  deleteItem: async ({ market }) => ({
    document: DELETE_ITEM,
    variables: { itemId: (await aWantedItem(market)).id, reason: REASON },
  }),
  restoreItem: async ({ market, admin }) => {
    const { id: itemId } = await aWantedItem(market);
    await admin.gql(DELETE_ITEM, { itemId, reason: REASON });
    return { document: RESTORE_ITEM, variables: { itemId, reason: "A mistake" } };
  },
  setSwitch: async ({ admin }) => {
    const { adminSwitches } = await admin.gql<{ adminSwitches: AdminSwitch[] }>(ADMIN_SWITCHES);
    const isOn = !adminSwitches.find(({ name }) => name === "streams")?.isOn;
    return {
      document: SET_SWITCH,
      variables: { input: { name: "streams", isOn, reason: REASON } },
    };
  },
  fundPool: async () => ({
    document: FUND_POOL,
    variables: funding(100, REASON),
  }),
  requestReport: async () => ({
    document: REQUEST,
    variables: { input: { report: "items", format: "csv", status: "removed" } },
  }),
  cancelReportRun: async ({ admin }) => {
    const input = { report: "members", format: "jsonl" };
    const { requestReport } = await admin.gql(REQUEST, { input });
    return { document: CANCEL_RUN, variables: { id: requestReport.id } };
  },
  createReportSchedule: async () => ({ document: CREATE_SCHEDULE, variables: { input: MONTHLY } }),
  pauseReportSchedule: async ({ admin }) => ({
    document: PAUSE_SCHEDULE,
    variables: { id: await aSchedule(admin) },
  }),
  resumeReportSchedule: async ({ admin }) => {
    const id = await aSchedule(admin);
    await admin.gql(PAUSE_SCHEDULE, { id });
    return { document: RESUME_SCHEDULE, variables: { id } };
  },
  runReportSchedule: async ({ admin }) => ({
    document: RUN_SCHEDULE,
    variables: { id: await aSchedule(admin) },
  }),
  deleteReportSchedule: async ({ admin }) => ({
    document: DELETE_SCHEDULE,
    variables: { id: await aSchedule(admin) },
  }),
  requestAdjustment: async ({ market }) => ({
    document: REQUEST_ADJUSTMENT,
    variables: {
      input: { memberId: (await market.member("Freya")).id, amount: -40, reason: REASON },
    },
  }),
  approveAdjustment: async ({ market, second }) => ({
    document: APPROVE,
    variables: { id: await anAsked(market, second) },
  }),
  rejectAdjustment: async ({ market, second }) => ({
    document: REJECT,
    variables: { id: await anAsked(market, second), reason: REASON },
  }),
  withdrawAdjustment: async ({ market, admin }) => ({
    document: WITHDRAW_ADJUSTMENT,
    variables: { id: await anAsked(market, admin) },
  }),
  claimCase: async ({ market }) => ({ document: CLAIM, variables: { id: await aCase(market) } }),
  releaseCase: async ({ market, admin }) => {
    const id = await aCase(market);
    await admin.gql(CLAIM, { id });
    return { document: RELEASE, variables: { id } };
  },
  decideCase: async ({ market }) => ({
    document: DECIDE_CASE,
    variables: { input: { id: await aCase(market), decision: "suspend", reason: REASON } },
  }),
  retryJob: async ({ market }) => ({
    document: RETRY_JOB,
    variables: { id: await aFailedMail(market) },
  }),
  retryJobs: async ({ market }) => {
    await aFailedMail(market);
    return { document: RETRY_JOBS, variables: { task: "mail_leaves" } };
  },
  dropJob: async ({ market }) => ({
    document: DROP_JOB,
    variables: { id: await aFailedMail(market), reason: REASON },
  }),
  retryDeadLetter: async ({ market }) => ({
    document: RETRY_LETTER,
    variables: { id: await aDeadLetter(market) },
  }),
  dropDeadLetter: async ({ market }) => ({
    document: DROP_LETTER,
    variables: { id: await aDeadLetter(market), reason: REASON },
  }),
  revealValue: async ({ market }) => ({
    document: REVEAL,
    variables: { id: `users/${(await market.member("Freya")).id}/phone`, reason: REASON },
  }),
  takeDispute: async ({ market }) => ({
    document: TAKE,
    variables: { id: await aFiledDispute(market) },
  }),
  askDispute: async ({ market }) => ({
    document: ASK,
    variables: { id: await aFiledDispute(market), text: "Which of you has the parcel?" },
  }),
  decideDispute: async ({ market }) => ({
    document: DECIDE,
    variables: {
      input: {
        id: await aDisputeToDecide(market),
        decision: "split",
        refundAmount: 15,
        resolution: "Both are a little right",
      },
    },
  }),
};
