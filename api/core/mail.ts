import type { EntityManager } from "@mikro-orm/postgresql";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { systemClock, type Clock } from "./clock.ts";
import { row, rows, sql } from "./sql.ts";

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Sends what use cases wrote to the `mails` table. Without SMTP_URL mails stay there and /dev/inbox shows them. */
export interface Mailer {
  /** Looks for unsent mail. Never throws: what cannot be sent stays and is tried again every minute, for a day. */
  wake(): Promise<void>;
}

interface QueuedMail extends Mail {
  id: number;
}

const RETRY_MS = 60_000;
const GIVE_UP_MS = 24 * 3_600_000;
/** Together less than the 10 s after which the database ends a transaction that says nothing. */
const PATIENCE = {
  connectionTimeout: 3000,
  greetingTimeout: 2000,
  socketTimeout: 4000,
  dnsTimeout: 2000,
} as const;

/** Puts a mail into the outbox of this transaction: a rollback sends none. */
export async function queueMail(em: EntityManager, mail: Mail, at: Date): Promise<void> {
  await rows(
    em,
    sql`insert into mails (to_address, subject, body, created_at) values (${mail.to}, ${mail.subject}, ${mail.body}, ${at})`,
  );
}

/** A mailer over SMTP, or one that leaves everything in the dev inbox. */
export function createMailer(
  smtpUrl: string | undefined,
  newEm: () => EntityManager,
  log: Logger,
  clock: Clock = systemClock,
): Mailer {
  if (!smtpUrl) return { wake: async () => {} };

  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  const from = { name: "Market Day", address: senderOf(smtpUrl) };
  let sending: Promise<void> | undefined;
  let again = false;
  let retry: NodeJS.Timeout | undefined;

  /** One mail in one transaction, so that a mail that cannot leave does not send its neighbours twice. */
  async function sendNext(skip: number[]): Promise<QueuedMail | undefined> {
    return newEm().transactional(async (inner) => {
      const em = inner as EntityManager;
      const mail = await nextDue(em, skip, new Date(clock.now().getTime() - GIVE_UP_MS));
      if (!mail) return undefined;
      try {
        await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.body });
        // It holds links that set passwords: what has left need not stay readable here.
        await rows(
          em,
          sql`update mails set sent_at = ${clock.now()}, body = '' where id = ${mail.id}`,
        );
      } catch (error) {
        log.warn({ err: error, mail: mail.id }, "mail not sent; it is tried again");
        skip.push(mail.id);
      }
      return mail;
    });
  }

  async function sendAll(): Promise<void> {
    const failed: number[] = [];
    try {
      while (again) {
        again = false;
        while (await sendNext(failed));
      }
    } catch (error) {
      log.error({ err: error }, "the outbox cannot be read");
      again = true;
    } finally {
      sending = undefined;
    }
    if (again || failed.length > 0) tryLater();
  }

  function tryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void wake(), RETRY_MS);
    retry.unref();
  }

  async function wake(): Promise<void> {
    // Whoever is sending already looks once more.
    again = true;
    sending ??= sendAll();
    await sending;
  }

  // What a server before this one could not send.
  void wake();
  return { wake };
}

/** The oldest mail that nobody else is sending, and that is young enough to be of use. */
function nextDue(
  em: EntityManager,
  skip: number[],
  notBefore: Date,
): Promise<QueuedMail | undefined> {
  return row(
    em,
    sql<QueuedMail>`
      select id, to_address as "to", subject, body from mails
      where sent_at is null and created_at > ${notBefore} and id <> all(${skip}::int[])
      order by id limit 1 for update skip locked`,
  );
}

/** The account that sends is who the mail is from, where its name is an address. */
function senderOf(smtpUrl: string): string {
  const { username, hostname } = new URL(smtpUrl);
  const account = decodeURIComponent(username);
  return account.includes("@") ? account : `no-reply@${hostname}`;
}
