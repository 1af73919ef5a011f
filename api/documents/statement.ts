import { Paper } from "./paper.ts";
import { heading, paragraph, subheading, table } from "./pdfParts.ts";
import { dayWords, momentWords, reasonWords, signedTp, tpWords } from "./words.ts";

export interface StatementEntry {
  createdAt: string | Date;
  reason: string;
  description: string;
  amount: number;
  balanceAfter: number;
  relatedUser: { displayName: string } | null;
}

export interface Statement {
  member: { displayName: string; username: string };
  from: string;
  to: string;
  openingBalance: number;
  totalReceived: number;
  totalPaid: number;
  closingBalance: number;
  entries: StatementEntry[];
  madeAt: Date;
}

const SUMS = [
  { title: "Balance before", share: 0.25 },
  { title: "Received", share: 0.25 },
  { title: "Paid", share: 0.25 },
  { title: "Balance after", share: 0.25, strong: true },
] as const;

const COLUMNS = [
  { title: "Date (UTC)", share: 0.2 },
  { title: "What for", share: 0.38 },
  { title: "With", share: 0.16 },
  { title: "Amount", share: 0.13, align: "right", strong: true },
  { title: "Balance", share: 0.13, align: "right" },
] as const;

/** The postings of a member's wallet over some days, as a tagged PDF. Source: C24 */
export async function statementPdf(statement: Statement): Promise<Buffer> {
  const { member, from, to, madeAt, entries } = statement;
  const title = "Wallet statement";
  const paper = new Paper({ title: `${title}, ${from} to ${to}`, madeAt });

  heading(
    paper,
    title,
    `${member.displayName} (${member.username}) · ${dayWords(from)} to ${dayWords(to)}`,
  );
  await table(paper, SUMS, [
    [
      tpWords(statement.openingBalance),
      tpWords(statement.totalReceived),
      tpWords(statement.totalPaid),
      tpWords(statement.closingBalance),
    ],
  ]);
  subheading(paper, "Transactions");
  if (entries.length === 0) paragraph(paper, "No transactions in these days.");
  else await table(paper, COLUMNS, entries.map(rowOf));

  return paper.finish(`Made on ${momentWords(madeAt)} UTC. Amounts are whole TrustPoints (TP).`);
}

function rowOf(entry: StatementEntry): string[] {
  return [
    momentWords(entry.createdAt),
    `${reasonWords(entry.reason)}: ${entry.description}`,
    entry.relatedUser?.displayName ?? "Market Day",
    signedTp(entry.amount),
    tpWords(entry.balanceAfter),
  ];
}
