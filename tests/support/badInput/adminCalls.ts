import { expect, vi } from "vitest";
import { CASES, type Staff } from "../adminCases.ts";
import { variablesOf, type Field } from "../everyQuery.ts";
import { explore, historyOf } from "../explorer.ts";
import { aDeadLetter, aFailedMail } from "../jobs.ts";
import { COUNT, saved } from "../savedQueries.ts";
import type { Variables } from "./fieldCalls.ts";

/** Good variables for a mutation of administrators, made anew with all that they are about. */
export type MakeGood = (staff: Staff) => Promise<Variables>;

const PATIENCE = { timeout: 15_000 };
const CHART = { kind: "bars", list: "tables.items", x: "title", y: ["tpValue"] };
const ITEMS = "{ tables { items { nodes { title tpValue } } } }";
const QUERY = { title: "A question", document: ITEMS, list: "tables.items", variables: {} };
const SAVED = { ...COUNT, document: ITEMS, chart: CHART, defaults: {}, folder: "Figures" };
const SCHEDULE = { report: "query", format: "csv", frequency: "monthly", runOn: 1, hour: 5 };

/** Mutations that are no actions on the market, and actions with other arguments than in their case. */
const MORE: Readonly<Record<string, MakeGood>> = {
  saveQuery: async () => ({ input: { ...SAVED, slug: null } }),
  changeSavedQuery: async ({ admin }) => {
    const { id, version } = await saved(admin);
    return { id, version, input: SAVED };
  },
  deleteSavedQuery: async ({ admin }) => ({ id: (await saved(admin)).id }),
  pinSavedQuery: async ({ admin }) => ({ id: (await saved(admin)).id }),
  unpinSavedQuery: async ({ admin }) => ({ id: (await saved(admin)).id }),
  deleteExplorerRun: async (staff) => ({ id: await aRun(staff) }),
  clearExplorerHistory: async () => ({}),
  stopViewAs: async () => ({}),
  "requestReport of a query": async () => ({
    input: { report: "query", format: "jsonl", query: QUERY },
  }),
  "requestReport of some days": async () => ({
    input: { report: "offers", format: "csv", from: "2026-01-01", to: "2026-02-01" },
  }),
  "createReportSchedule of a query": async () => ({ input: { ...SCHEDULE, query: QUERY } }),
};

/** By the name of the mutation, and what is special about its arguments. */
export const ADMIN_CALLS: Readonly<Record<string, MakeGood>> = { ...fromCases(), ...MORE };

function fromCases(): Record<string, MakeGood> {
  const made = Object.entries(CASES).map(([name, makeCase]): [string, MakeGood] => [
    name,
    async (staff) => {
      const { variables } = await makeCase(staff);
      return name === "suspendMember" ? { input: variables } : variables;
    },
  ]);
  return Object.fromEntries(made);
}

/** What an administrator asked the explorer: its history keeps it a moment after the answer. */
async function aRun({ admin }: Staff): Promise<string> {
  await explore(admin, COUNT.document);
  // Not expect.poll, which only works inside of a test.
  await vi.waitFor(async () => expect(await historyOf(admin)).not.toEqual([]), PATIENCE);
  return (await historyOf(admin))[0]?.id ?? "";
}

/**
 * Takes away what waits: there may be only so much of it, and the next value would meet that and nothing else. Ends
 * when nothing is written by itself any more.
 */
export async function makeRoom({ market }: Staff): Promise<void> {
  for (const waiting of [
    "report_runs where status = 'queued'",
    "report_schedules",
    "saved_queries",
  ])
    await market.rows(`delete from ${waiting}`);
  const atWork = `select 1 from dead_letters where retry union all
    select 1 from graphile_worker.jobs where locked_at is not null or (run_at <= now() and attempts < max_attempts)`;
  await vi.waitFor(async () => expect(await market.rows(atWork)).toEqual([]), PATIENCE);
}

/** Good variables for any query of administrators, which finds something with them. */
export async function aQuestion(staff: Staff): Promise<(field: Field) => Variables> {
  const { market, admin } = staff;
  const idIn = async (name: string) => String((await ADMIN_CALLS[name]?.(staff))?.["id"]);
  const [dispute, moderationCase, adjustment] = [
    await idIn("takeDispute"),
    await idIn("claimCase"),
    await idIn("approveAdjustment"),
  ];
  const [reportRun] = [await idIn("cancelReportRun"), await aRun(staff)];
  await Promise.all([aFailedMail(market), aDeadLetter(market)]);
  const { slug } = await saved(admin);
  const [ids] = await market.rows<Record<string, number>>(
    `select d.id as disputes, d.transaction_id as transactions, d.reporter_id as users, (select max(id) from items) as items
     from disputes d where d.id = $1`,
    [Number(dispute)],
  );
  const words = { first: 1, after: undefined, q: "o", slug, category: "Home & Garden" };
  const subjects: Record<string, string> = { moderationCase, adjustment, reportRun };
  return (field) => {
    const id = subjects[field.name];
    return variablesOf(field, ids ?? {}, id === undefined ? words : { ...words, id });
  };
}
