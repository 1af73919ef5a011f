import { createTransport } from "nodemailer";
import type { Tx } from "../context.ts";
import { rows, sql } from "../sql/sql.ts";
import { createSender, sendsNothing, type Sender, type Surroundings } from "./sender.ts";

export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The member it notifies; absent for mail about the account itself. */
  userId?: number;
  notificationId?: number;
  /** Where the recipient unsubscribes from mails like this one; mail programs show a button for it. */
  unsubscribeUrl?: string;
}

interface QueuedMail {
  to: string;
  subject: string;
  body: string;
  unsubscribeUrl: string | null;
}

/** The name of the job that sends a mail. */
export const MAIL_TASK = "mail-leaves";
/** After how many milliseconds a mail is not sent any more. */
export const MAIL_GIVE_UP_MS = 24 * 3_600_000;
/** The pauses grow from seconds to hours, and add up to somewhat more than a day. */
const ATTEMPTS = 14;
/** Together less than the 10 s after which PostgreSQL ends a transaction that is idle. */
const TIMEOUTS = {
  dnsTimeout: 1500,
  connectionTimeout: 2500,
  greetingTimeout: 1500,
  socketTimeout: 4000,
} as const;

/**
 * The mails of one use case. Its transaction writes them to a table with its last statements, so a rollback sends none
 * and no caller waits for the mail server.
 */
export class Mails {
  readonly #mails: Mail[] = [];

  add(mail: Mail): void {
    this.#mails.push(mail);
  }

  get count(): number {
    return this.#mails.length;
  }

  /** How many mails of this use case a member gets; they are not in the table yet. */
  countOf(userId: number): number {
    return this.#mails.filter((mail) => mail.userId === userId).length;
  }

  /** Inserts the mails. Their jobs are added after the commit. */
  async flush({
    em,
    now,
    services,
    afterCommit,
  }: Pick<Tx, "em" | "now" | "services" | "afterCommit">): Promise<void> {
    const mails = this.#mails.splice(0);
    if (mails.length === 0) return;
    const written = await rows(
      em,
      sql<{ id: number }>`
        insert into mails (to_address, subject, body, user_id, notification_id, unsubscribe_url, created_at)
        select m."to", m.subject, m.body, m."userId", m."notificationId", m."unsubscribeUrl", ${now}
        from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
          as m ("to" text, subject text, body text, "userId" int, "notificationId" int, "unsubscribeUrl" text)
        returning id`,
    );
    afterCommit.push(() => void services.mailer.arm(written.map(({ id }) => id)));
  }
}

/** A sender over SMTP, or one that leaves everything in the dev inbox. */
export function createMailer(smtpUrl: string | undefined, surroundings: Surroundings): Sender {
  if (!smtpUrl) return sendsNothing;

  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
  const from = { name: "Market Day", address: senderOf(smtpUrl) };
  return createSender<QueuedMail>(surroundings, {
    task: MAIL_TASK,
    table: "mails",
    columns: sql`t.to_address as "to", t.subject, t.body, t.unsubscribe_url as "unsubscribeUrl"`,
    attempts: ATTEMPTS,
    giveUpMs: MAIL_GIVE_UP_MS,
    deliver: ({ to, subject, body, unsubscribeUrl }) => {
      const list = unsubscribeUrl ? { unsubscribe: unsubscribeUrl } : {};
      return transport.sendMail({ from, to, subject, text: body, list });
    },
  });
}

/** The sender's address: the SMTP account where its name is an address, else `no-reply` at the SMTP host. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  return account.includes("@") ? account : `no-reply@${hostname}`;
}
