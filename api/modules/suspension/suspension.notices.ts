import { momentWords } from "../../core/clock.ts";
import type { Tx } from "../../core/context.ts";
import type { MemberEvents } from "../../core/outbox/events/members.ts";
import type { Notice } from "../notifications/index.ts";

interface Suspended {
  name: string;
  email: string;
  reason: string;
  until: Date | null;
}

/**
 * Mails the member why and until when, whatever their mail settings, because nobody may be locked out without notice.
 */
export function mailSuspended(tx: Tx, { name, email, reason, until }: Suspended): void {
  const end = until ? `until ${momentWords(until)}` : "until further notice";
  const { adminEmail } = tx.services.env;
  tx.mails.add({
    to: email,
    subject: "Your Market Day account is suspended",
    body: `Hello ${name},

your Market Day account is suspended ${end}. The reason:

${reason}

You are signed out everywhere. Your items are hidden, your streams are over, your open offers are closed and the TP held for them are free again; orders nobody had accepted are paid back. Orders that are on their way go on. When the suspension ends, your items are back by themselves.
${adminEmail ? `\nIf you think that this is a mistake, write to ${adminEmail}.\n` : ""}
Market Day`,
  });
}

/** The notification that a member may sign in again. */
export function liftedNotice({ memberId }: MemberEvents["SuspensionEnded"]): Notice {
  return {
    userId: memberId,
    type: "trust_suspension_lifted",
    title: "Welcome back",
    message: "Your account is no longer suspended, and your items are on the market again",
    data: {},
    actionUrl: "/",
    priority: "high",
  };
}
