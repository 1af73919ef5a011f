import type { EntityManager } from "@mikro-orm/postgresql";
import { createTransport } from "nodemailer";
import { systemClock, type Clock } from "./clock.ts";
import type { Tx } from "./context.ts";
import { row, rows, sql } from "./sql.ts";
import { inTransaction } from "./transaction.ts";

export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** Whom it tells something; absent for mail about the account itself. */
  userId?: number;
  notificationId?: number;
  /** Where the reader ends mails like this one; mail programs show a button for it. */
  unsubscribeUrl?: string;
}

/** Sends what use cases wrote to the `mails` table. Without SMTP_URL mails stay there and /dev/inbox shows them. */
export interface Mailer {
  /** Whether there is an SMTP server to send by. */
  leaves: boolean;
  /** Sends one mail, unless it has left or is too old; answers whether. What throws is tried again later. */
  send(id: number): Promise<boolean>;
  /** Gives every mail that waits and has lost its job a new one. */
  rearm(): Promise<void>;
}

interface QueuedMail extends Mail {
  id: number;
}

/** The name of the job that sends a mail. */
export const MAIL_TASK = "mail-leaves";
const GIVE_UP_MS = 24 * 3_600_000;
/** The pauses grow from seconds to hours, and add up to somewhat more than that day. */
const ATTEMPTS = 14;
/** Together less than the 10 s after which the database ends a transaction that says nothing. */
const PATIENCE = {
  connectionTimeout: 3000,
  greetingTimeout: 2000,
  socketTimeout: 4000,
  dnsTimeout: 2000,
} as const;

const addJob = sql`graphile_worker.add_job(${sql.lit(MAIL_TASK)}, json_build_object('id', m.id),
  job_key := ${sql.lit(`${MAIL_TASK}:`)} || m.id, run_at := least(now(), m.created_at), max_attempts := ${sql.lit(ATTEMPTS)})`;

/**
 * What one use case mails. Written by its transaction with its events, as the last things before the commit: nobody waits
 * for it, and a rollback sends none.
 */
export class Mails {
  readonly #mails: Mail[] = [];

  add(mail: Mail): void {
    this.#mails.push(mail);
  }

  /** How many a member gets by this use case; they are not in the table yet. */
  countOf(userId: number): number {
    return this.#mails.filter((mail) => mail.userId === userId).length;
  }

  /**
   * Puts the mails into the outbox, and the jobs that send them. Where mail does not leave there is nothing to do for a
   * job; should SMTP be set up within the day, rearm() finds what still waits.
   */
  async flush({ em, now, services }: Pick<Tx, "em" | "now" | "services">): Promise<void> {
    const mails = this.#mails.splice(0);
    if (mails.length === 0) return;
    const written = sql`
      insert into mails (to_address, subject, body, user_id, notification_id, unsubscribe_url, created_at)
      select m."to", m.subject, m.body, m."userId", m."notificationId", m."unsubscribeUrl", ${now}
      from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        as m ("to" text, subject text, body text, "userId" int, "notificationId" int, "unsubscribeUrl" text)`;
    await rows(
      em,
      services.mailer.leaves
        ? sql`with m as (${written} returning id, created_at) select (${addJob}).id from m`
        : written,
    );
  }
}

/** A mailer over SMTP, or one that leaves everything in the dev inbox. */
export function createMailer(
  smtpUrl: string | undefined,
  newEm: () => EntityManager,
  clock: Clock = systemClock,
): Mailer {
  if (!smtpUrl) return { leaves: false, send: async () => false, rearm: async () => {} };

  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  const from = { name: "Market Day", address: senderOf(smtpUrl) };
  const notBefore = () => new Date(clock.now().getTime() - GIVE_UP_MS);

  return {
    leaves: true,
    // In one transaction that holds the row, so that two servers do not send it twice.
    send: (id) =>
      inTransaction(newEm(), async (em) => {
        const mail = await waitingMail(em, id, notBefore());
        if (!mail) return false;
        const { to, subject, body, unsubscribeUrl } = mail;
        const list = unsubscribeUrl ? { unsubscribe: unsubscribeUrl } : {};
        await transport.sendMail({ from, to, subject, text: body, list });
        // It holds links that set passwords: what has left need not stay readable here.
        await rows(em, sql`update mails set sent_at = ${clock.now()}, body = '' where id = ${id}`);
        return true;
      }),
    rearm: async () => {
      await rows(
        newEm(),
        sql`select (${addJob}).id from mails m
            where m.sent_at is null and m.created_at > ${notBefore()}
              and not exists (select 1 from graphile_worker.jobs j where j.key = ${sql.lit(`${MAIL_TASK}:`)} || m.id)
            order by m.id limit 1000`,
      );
    },
  };
}

/** The mail, if nobody else is sending it and it is young enough to be of use. */
function waitingMail(
  em: EntityManager,
  id: number,
  notBefore: Date,
): Promise<QueuedMail | undefined> {
  return row(
    em,
    sql<QueuedMail>`
      select id, to_address as "to", subject, body, unsubscribe_url as "unsubscribeUrl" from mails
      where id = ${id} and sent_at is null and created_at > ${notBefore} for update skip locked`,
  );
}

/** The account that sends is who the mail is from, where its name is an address. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  return account.includes("@") ? account : `no-reply@${hostname}`;
}
