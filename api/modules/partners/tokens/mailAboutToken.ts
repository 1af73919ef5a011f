import type { Tx } from "../../../core/context.ts";
import { row, sql } from "../../../core/sql/sql.ts";

/** Mails a member what happened to their tokens. `news` leads to the address of the page with all of them. */
export async function mailAboutToken(
  tx: Tx,
  memberId: number,
  { subject, news }: { subject: string; news: string },
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

${tx.services.env.publicUrl}/developers/tokens

Market Day`,
  });
}
