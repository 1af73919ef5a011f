import { createTransport } from "nodemailer";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Logger } from "pino";
import { rows, sql } from "./sql.ts";

export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Sends what use cases wrote to the `mails` table. Without SMTP_URL mails stay there and /dev/inbox shows them. */
export interface Mailer {
  /** Looks for unsent mail. Never throws: what cannot be sent stays and is tried at the next look. */
  wake(): Promise<void>;
}

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
): Mailer {
  if (!smtpUrl) return { wake: async () => {} };
  const transport = createTransport(smtpUrl);

  async function sendDue(): Promise<void> {
    await newEm().transactional(async (em) => {
      const due = await rows<{ id: number; to_address: string; subject: string; body: string }>(
        em as EntityManager,
        sql`select id, to_address, subject, body from mails where sent_at is null
            order by id limit 20 for update skip locked`,
      );
      for (const mail of due) {
        await transport.sendMail({
          from: "Market Day <no-reply@market-day.example>",
          to: mail.to_address,
          subject: mail.subject,
          text: mail.body,
        });
        await rows(em as EntityManager, sql`update mails set sent_at = now() where id = ${mail.id}`);
      }
    });
  }

  return {
    wake: () => sendDue().catch((error: unknown) => log.error({ err: error }, "mail not sent")),
  };
}
