import { HISTORY_FILE_MAX, PAGE } from "../../../schema/limits.ts";
import { badField, Refused } from "../../core/failures.ts";
import { historyCsv, type HistoryLine } from "../../documents/historyCsv.ts";
import { statementPdf } from "../../documents/statement.ts";
import { graphql } from "../gql/gql.ts";
import type { RestWalletHistoryQuery } from "../gql/graphql.ts";
import { route, nodesOf, type RunDocument } from "../route.ts";

graphql(`
  fragment RestHistoryLine on WalletEntry {
    createdAt
    reason
    description
    amount
    balanceAfter
    status
    relatedUser {
      displayName
    }
  }
`);

const HISTORY = graphql(`
  query RestWalletHistory($first: Int, $after: String, $filter: WalletHistoryFilter) {
    wallet {
      history(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...RestHistoryLine
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/**
 * All postings that match the filter. Refuses more than HISTORY_FILE_MAX with BAD_USER_INPUT, and truncates nothing.
 */
async function wholeHistory(
  ask: RunDocument,
  variables: Record<string, unknown>,
): Promise<HistoryLine[]> {
  const lines: HistoryLine[] = [];
  let after: string | null = null;
  do {
    const data: RestWalletHistoryQuery = await ask(HISTORY, {
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

const csv = route({
  method: "GET",
  path: "/api/wallet/history.csv",
  summary: `The postings of the viewer's wallet as a table, newest first; at most ${HISTORY_FILE_MAX}`,
  source: "issue: history with CSV",
  answer: "CSV: date,reason,description,with,amount_tp,balance_tp,status",
  query: ["kind?", "from?", "to?", "text?"],
  variables: ({ query }) => ({ filter: query }),
  document: HISTORY,
  file: { type: "text/csv", points: 2 },
  fetchData: wholeHistory,
  reply: (lines) => ({ name: "market-day-history.csv", bytes: historyCsv(lines) }),
});

const statement = route({
  method: "GET",
  path: "/api/wallet/statement.pdf",
  summary:
    "The postings of some UTC days between two balances, as a tagged PDF; without days, this month's",
  source: "issue: statement PDF",
  answer: "PDF",
  query: ["from?", "to?"],
  variables: ({ query }) => ({ ...query }),
  document: graphql(`
    query RestWalletStatement($from: String, $to: String) {
      viewer {
        user {
          displayName
          username
        }
      }
      walletStatement(from: $from, to: $to) {
        from
        to
        madeAt
        openingBalance
        totalReceived
        totalPaid
        closingBalance
        entries {
          ...RestHistoryLine
        }
      }
    }
  `),
  file: { type: "application/pdf", points: 5 },
  reply: async ({ walletStatement: data, viewer }) => {
    // The session may have ended a moment ago.
    if (!viewer) throw new Refused("UNAUTHENTICATED", "Please login");
    const { user: member } = viewer;
    return {
      name: `market-day-statement-${data.from}-to-${data.to}.pdf`,
      bytes: await statementPdf({ ...data, member, madeAt: new Date(data.madeAt) }),
    };
  },
});

export const walletFileRoutes = [csv, statement];
