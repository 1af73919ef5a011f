import type { ReportReason } from "../../core/graphql/enums.ts";
import { row, sql } from "../../core/sql/sql.ts";
import { decideCase } from "../../modules/moderation/cases/decideCase.ts";
import { report } from "../../modules/reports/report.ts";
import { idOf, type Scene, type Script } from "./script.ts";

/** What a member reported. Times are days before the opening. */
interface DemoReport {
  at: number;
  by: string;
  /** An item, or the newest message of somebody to the reporter. */
  about: { item: string } | { messageOf: string };
  reason: ReportReason;
  details: string;
  /** When a moderator found that it breaks no rule, and a note of theirs. */
  dismissed?: { at: number; notes: string };
}

const REPORTS: readonly DemoReport[] = [
  {
    at: 9.2,
    by: "siobhan",
    about: { item: "jerry can" },
    reason: "prohibited_item",
    details: "Is there petrol in it?",
    dismissed: { at: 8.9, notes: "Held water, as the listing says." },
  },
  {
    at: 1.1,
    by: "lucia",
    about: { messageOf: "elif" },
    reason: "scam",
    details: "She wants the TP before I have seen anything.",
  },
  {
    at: 0.4,
    by: "siobhan",
    about: { item: "essential oils" },
    reason: "other",
    details: "She tells everybody that they cure a cold. They do not.",
  },
  {
    at: 0.2,
    by: "tomasz",
    about: { item: "essential oils" },
    reason: "prohibited_item",
    details: "Opened bottles should not be passed on.",
  },
];

/** The scenes of what was reported: two cases are open, one is later than promised, and one was dismissed. */
export function reportScenes(script: Script, moderatorId: number | undefined): Scene[] {
  return REPORTS.flatMap((one) => {
    const file = { at: one.at, play: () => fileReport(script, one) };
    if (!one.dismissed || moderatorId === undefined) return [file];
    const { at, notes } = one.dismissed;
    const dismiss = async () => {
      const id = await caseOf(script, one);
      const input = { id: String(id), decision: "dismiss", notes } as const;
      await script.stage.act(moderatorId, "decideCase", decideCase, input, "moderator");
    };
    return [file, { at, play: dismiss }];
  });
}

async function fileReport(script: Script, one: DemoReport): Promise<void> {
  const { stage, cast } = script;
  const { reason, details } = one;
  const subject = "item" in one.about ? "item" : "message";
  const subjectId = String(await subjectOf(script, one));
  await stage.as(idOf(cast, one.by), report, { subject, subjectId, reason, details });
}

async function subjectOf(
  { stage, cast, itemIds }: Script,
  { by, about }: DemoReport,
): Promise<number> {
  if ("item" in about) return idOf(itemIds, about.item);
  const found = await row(
    stage.em,
    sql<{ id: number }>`
      select max(id) as id from messages
      where from_user_id = ${idOf(cast, about.messageOf)} and to_user_id = ${idOf(cast, by)}`,
  );
  return found?.id ?? 0;
}

async function caseOf(script: Script, one: DemoReport): Promise<number> {
  const found = await row(
    script.stage.em,
    sql<{ id: number }>`
      select id from moderation_cases
      where subject_id = ${await subjectOf(script, one)} and decided_at is null and kind = 'report'`,
  );
  return found?.id ?? 0;
}
