import { viewerOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { row, sql, type Stored } from "../../../core/sql/sql.ts";
import { appealableUntil } from "./case.notices.ts";
import { DecisionAppeal, MarketDecision } from "./decision.types.ts";

type Found = Stored<Omit<MarketDecision, "appealableUntil" | "appeal">> & {
  appeal: Stored<DecisionAppeal> | null;
};

/** What was decided about something of the viewer's; null for what is others' or was dismissed. */
export async function readDecision(ctx: Context, id: number): Promise<MarketDecision | null> {
  const found = await row(
    ctx.em,
    sql<Found>`
      select k.id, k.subject, k.content, k.decision, k.reason, k.decided_at as "decidedAt",
        k.overturned_at as "overturnedAt",
        (select json_build_object('text', a.appeal_text, 'createdAt', a.created_at, 'dueAt', a.due_at,
           'decision', a.decision, 'reason', a.reason, 'decidedAt', a.decided_at)
         from moderation_cases a where a.appeals_id = k.id) as appeal
      from moderation_cases k
      where k.id = ${id} and k.member_id = ${viewerOf(ctx).id} and k.decision in ('remove', 'warn', 'suspend')
        and k.decided_at is not null and k.reason is not null`,
  );
  if (!found) return null;
  const until = appealableUntil(new Date(found.decidedAt));
  const isOpen = !found.appeal && !found.overturnedAt && until > ctx.services.clock.now();
  return Object.assign(new MarketDecision(), found, {
    decidedAt: new Date(found.decidedAt),
    overturnedAt: dateOf(found.overturnedAt),
    appealableUntil: isOpen ? until : null,
    appeal:
      found.appeal &&
      Object.assign(new DecisionAppeal(), found.appeal, {
        createdAt: new Date(found.appeal.createdAt),
        dueAt: new Date(found.appeal.dueAt),
        decidedAt: dateOf(found.appeal.decidedAt),
      }),
  });
}

/** One decision, which must exist. */
export async function readDecisionOf(ctx: Context, id: number): Promise<MarketDecision> {
  const found = await readDecision(ctx, id);
  if (!found) throw new Error("a decision is gone");
  return found;
}

function dateOf(at: string | Date | null): Date | null {
  return at === null ? null : new Date(at);
}
