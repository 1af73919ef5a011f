import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { hasRole, viewerOf } from "../../core/access/viewer.ts";
import { effectsHash } from "../../core/audit/effects.ts";
import type { Context } from "../../core/context.ts";
import { memberById } from "../accounts/index.ts";
import { User } from "../accounts/user.entity.ts";
import {
  ActionEffects,
  AuditEntry,
  EventCount,
  RowCount,
  TpMoved,
  ValueChange,
} from "./audit.types.ts";
import { effectSentences } from "./effectWords.ts";

@Resolver(() => ActionEffects)
export class ActionEffectsResolver {
  @FieldResolver(() => [String], {
    description: 'In words: "3 offers end", "41 TP are free again".',
  })
  sentences(@Root() { effects }: ActionEffects): string[] {
    return effectSentences(effects);
  }

  @FieldResolver(() => [EventCount], { description: "What happened, by domain event." })
  events(@Root() { effects }: ActionEffects): EventCount[] {
    return byName(effects.happened).map(([event, count]) => ({ event, count }));
  }

  @FieldResolver(() => [TpMoved], {
    description: "The accounts whose TP moved. Moderators read the sum in the sentences only.",
  })
  tp(@Root() { effects }: ActionEffects, @Ctx() ctx: Context): TpMoved[] {
    return hasRole(viewerOf(ctx), "admin") ? effects.tp : [];
  }

  @FieldResolver(() => [RowCount], {
    description: "Rows by table, without events, mails and idempotency keys.",
  })
  rows(@Root() { effects }: ActionEffects): RowCount[] {
    return byName(effects.rows).map(([table, [inserted, updated, deleted]]) => ({
      table,
      inserted,
      updated,
      deleted,
    }));
  }

  @FieldResolver(() => Int, { description: "How many other members hear of it at once." })
  heardBy(@Root() { effects }: ActionEffects): number {
    return effects.heardBy;
  }

  @FieldResolver(() => Int, { description: "How many mails it sends." })
  mails(@Root() { effects }: ActionEffects): number {
    return effects.mails;
  }
}

@Resolver(() => TpMoved)
export class TpMovedResolver {
  @FieldResolver(() => User, { nullable: true, description: "Whose wallet it is." })
  member(@Root() { memberId }: TpMoved, @Ctx() ctx: Context): Promise<User> | null {
    return memberId === null ? null : memberById(ctx, memberId);
  }
}

@Resolver(() => AuditEntry)
export class AuditEntryResolver {
  @FieldResolver(() => User, { description: "Who did it, or tried." })
  actor(@Root() { actorId }: AuditEntry, @Ctx() ctx: Context): Promise<User> {
    return memberById(ctx, actorId);
  }

  @FieldResolver(() => [ValueChange], { description: "The values of the subject that changed." })
  changes(@Root() { before, after }: AuditEntry): ValueChange[] {
    const names = Object.keys({ ...before, ...after });
    return names
      .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
      .filter((change) => change.before !== change.after);
  }

  @FieldResolver(() => ActionEffects, { nullable: true, description: "Null for a refused try." })
  effects(@Root() { before, storedEffects }: AuditEntry): ActionEffects | null {
    if (!storedEffects) return null;
    return { effects: storedEffects, confirms: effectsHash(before, storedEffects) };
  }
}

function byName<Value>(values: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
