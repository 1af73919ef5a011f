import { HISTORY_FILE_MAX, PAGE } from "../../../schema/limits.ts";
import { badField } from "../../core/failures.ts";
import { historyCsv, type HistoryLine } from "../../documents/historyCsv.ts";
import { statementPdf, type Statement } from "../../documents/statement.ts";
import { route, nodesOf, type Ask, type Page } from "../route.ts";

const ENTRY = "createdAt reason description amount balanceAfter status relatedUser { displayName }";

const HISTORY = `query ($first: Int, $after: String, $filter: WalletHistoryFilter) {
  wallet {
    history(first: $first, after: $after, filter: $filter) {
      edges { node { ${ENTRY} } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Everything the filter lets through. Refuses more than a file holds rather than cut it off. */
async function wholeHistory(ask: Ask, variables: Record<string, unknown>): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = [];
  let after: string | null = null;
  do {
    const data: { wallet: { history: Page<HistoryLine> } } = await ask(HISTORY, {
      ...variables,
      first: PAGE.max,
      after,
    });
    const { history } = data.wallet;
    lines.push(...nodesOf(history));
    after = history.pageInfo.hasNextPage ? history.pageInfo.endCursor : null;
    if (after && lines.length >= HISTORY_FILE_MAX)
      throw badField(
        "from",
        `This is more than ${HISTORY_FILE_MAX} transactions. Choose fewer days`,
      );
  } while (after);
  return lines;
}

const csv = route<HistoryLine[]>({
  method: "GET",
  path: "/api/wallet/history.csv",
  summary: `The postings of the viewer's wallet as a table, newest first; at most ${HISTORY_FILE_MAX}`,
  source: "issue: history with CSV",
  answer: "CSV: date,reason,description,with,amount_tp,balance_tp,status",
  query: ["kind?", "from?", "to?", "text?"],
  variables: ({ query }) => ({ filter: query }),
  document: HISTORY,
  file: { type: "text/csv", points: 2 },
  gather: wholeHistory,
  reply: (lines) => ({ name: "market-day-history.csv", bytes: historyCsv(lines) }),
});

type StatementData = Omit<Statement, "member" | "madeAt">;

const statement = route<{
  walletStatement: StatementData & { madeAt: string };
  viewer: { user: Statement["member"] };
}>({
  method: "GET",
  path: "/api/wallet/statement.pdf",
  summary:
    "The postings of some UTC days between two balances, as a tagged PDF; without days, this month's",
  source: "issue: statement PDF",
  answer: "PDF",
  query: ["from?", "to?"],
  variables: ({ query }) => ({ ...query }),
  document: `query ($from: String, $to: String) {
    viewer { user { displayName username } }
    walletStatement(from: $from, to: $to) {
      from to madeAt openingBalance totalReceived totalPaid closingBalance entries { ${ENTRY} }
    }
  }`,
  file: { type: "application/pdf", points: 5 },
  reply: async ({ walletStatement: data, viewer: { user: member } }) => ({
    name: `market-day-statement-${data.from}-to-${data.to}.pdf`,
    bytes: await statementPdf({ ...data, member, madeAt: new Date(data.madeAt) }),
  }),
});

export const walletFileRoutes = [csv, statement];
