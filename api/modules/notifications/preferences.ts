import type { EntityManager } from "@mikro-orm/postgresql";
import { viewerOf } from "../../core/access/viewer.ts";
import type { Tx } from "../../core/context.ts";
import { invalidate } from "../../core/events/invalidation.ts";
import { badField } from "../../core/failures.ts";
import { row, rows, sql } from "../../core/sql/sql.ts";
import { User } from "../accounts/user.entity.ts";
import { groupLabel, kindOf, kinds } from "./notificationKinds.ts";
import type { NotificationPreferenceInput, NotificationSettings } from "./preferences.types.ts";

interface Chosen {
  emails: boolean;
  /** Kinds for which the member has chosen or has got a notification. */
  types: { type: string; inApp: boolean | null; email: boolean | null }[];
}

/** A member's notification settings: every kind, with their choice or its default. */
export async function settingsOf(
  em: EntityManager,
  memberId: number,
): Promise<NotificationSettings> {
  const { emails, types } = await chosenBy(em, memberId);
  const choices = new Map(types.map((choice) => [choice.type, choice]));
  const all = kinds(types.map(({ type }) => type).toSorted());
  const groups = Map.groupBy(all, ({ group }) => group);
  return {
    emails,
    groups: [...groups].map(([name, members]) => ({
      name,
      label: groupLabel(name),
      preferences: members.map(({ type, label, email }) => ({
        type,
        label,
        inApp: choices.get(type)?.inApp ?? true,
        email: choices.get(type)?.email ?? email,
      })),
    })),
  };
}

async function chosenBy(em: EntityManager, memberId: number): Promise<Chosen> {
  const found = await row(
    em,
    sql<Chosen>`
      select u.notification_emails as emails, coalesce((
        select json_agg(json_build_object('type', t.type, 'inApp', p.in_app, 'email', p.email))
        from (select type from notification_preferences where user_id = u.id
              union select type from notifications where user_id = u.id) t
        left join notification_preferences p on p.user_id = u.id and p.type = t.type), '[]') as types
      from users u where u.id = ${memberId}`,
  );
  if (!found) throw new Error("the viewer is gone");
  return found;
}

/** The form of the types that `notify` stores. */
const TYPE = /^[a-z][a-z_]{1,59}$/;

/** Sets where the viewer wants one kind of notification. Refuses an unknown kind with BAD_USER_INPUT. */
export async function setPreference(
  tx: Tx,
  { type, inApp, email }: NotificationPreferenceInput,
): Promise<void> {
  const { id } = viewerOf(tx);
  const { types } = await chosenBy(tx.em, id);
  const isKnown = kinds(types.map((choice) => choice.type)).some((kind) => kind.type === type);
  if (!TYPE.test(type) || !isKnown) throw badField("type", "There is no such kind of notification");

  await rows(
    tx.em,
    sql`insert into notification_preferences as p (user_id, type, in_app, email)
        values (${id}, ${type}, coalesce(${inApp ?? null}, true), coalesce(${email ?? null}, ${kindOf(type).email}::boolean))
        on conflict (user_id, type) do update
        set in_app = coalesce(${inApp ?? null}, p.in_app), email = coalesce(${email ?? null}, p.email)`,
  );
  invalidate(tx, id, "notificationSettings");
}

/** Switches all notification mails of the viewer on or off. */
export async function setEmails(tx: Tx, { emails }: { emails: boolean }): Promise<void> {
  const { id } = viewerOf(tx);
  await tx.em.nativeUpdate(User, { id }, { notificationEmails: emails });
  invalidate(tx, id, "notificationSettings");
}
