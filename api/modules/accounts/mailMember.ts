import type { Tx } from "../../core/context.ts";
import { row, sql } from "../../core/sql/sql.ts";

const IF_NOT_YOU = "If it was not you, change your password and end all other sessions at once.";

/** Mails a member what happened to their account, and what to do about it. */
export async function mailMember(
  tx: Tx,
  memberId: number,
  { subject, news, advice = IF_NOT_YOU }: { subject: string; news: string; advice?: string },
): Promise<void> {
  const member = await row(
    tx.em,
    sql<{ email: string; name: string }>`
      select email, display_name as name from users where id = ${memberId}`,
  );
  if (!member) return;
  tx.mails.add({
    to: member.email,
    subject,
    body: `Hello ${member.name},

${news}

${advice}

Market Day`,
  });
}
