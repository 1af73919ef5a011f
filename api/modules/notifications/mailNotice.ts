import type { Tx } from "../../core/context.ts";
import { kindOf } from "./notificationKinds.ts";
import type { MailTo, Notice } from "./notify.ts";

/** Mails a notification to its member, with a link to its subject and a link to unsubscribe. */
export function mailNotice(
  tx: Tx,
  { userId, type, title, message, actionUrl }: Notice,
  { email, name, unsubscribeToken, notificationId }: MailTo & { notificationId: number },
): void {
  // From the setting, never from a request's Host header.
  const { publicUrl } = tx.services.env;
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${unsubscribeToken}&type=${encodeURIComponent(type)}`;

  tx.mails.add({
    to: email,
    subject: title,
    body: `Hello ${name},

${message}

${publicUrl}${actionUrl}

You get this because "${kindOf(type).label}" is switched on in your notification settings. To get no more such mails, or none at all:
${unsubscribeUrl}

Market Day`,
    userId,
    notificationId,
    unsubscribeUrl,
  });
}
