import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { AdminList } from "../AdminList.tsx";
import { MemberFilter } from "../MemberFilter.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useHeldRows } from "../useHeldRows.ts";
import { useRefetchLive } from "../useRefetchLive.ts";
import { CHOICES } from "./transactionStatus.ts";
import { AdminTransaction_transaction, TransactionTable } from "./TransactionTable.tsx";

const TransactionDialog = lazy(() =>
  import("./TransactionDialog.tsx").then((m) => ({ default: m.TransactionDialog })),
);

const AdminTransactions = graphql(`
  query AdminTransactions($filter: AdminTransactionFilter, $first: Int = 50, $after: String) {
    adminTransactions(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...AdminTransaction_transaction
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ALL = { value: "", label: "All" } as const;

const LIVE = new Set(["adminTransactions", "adminTransaction"]);

/** All items that changed hands, with a filter by status. A row opens its postings. */
export function TransactionsTab() {
  const { read, put } = useAdminUrl();
  const status = CHOICES.find(({ value }) => value === read("status"))?.value ?? null;
  const transactionId = read("transaction");
  const query = useQuery(AdminTransactions, {
    variables: { filter: { status, userId: read("member") || null } },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.adminTransactions;
  const held = useHeldRows({
    fresh: getFragment(AdminTransaction_transaction, list?.edges.map(({ node }) => node) ?? []),
    query,
    isWhole: list?.pageInfo.hasNextPage === false,
  });
  useRefetchLive(LIVE);

  return (
    <>
      <ChoiceChips
        legend="Which transactions"
        choices={[ALL, ...CHOICES]}
        value={status ?? ""}
        onChange={(value) => put("status", value)}
      />
      <MemberFilter />
      <AdminList noun="transactions" list={list} query={query} held={held}>
        <TransactionTable transactions={held.rows} busy={query.data === undefined} />
      </AdminList>
      <Suspense>
        {transactionId === "" ? null : (
          <TransactionDialog
            key={transactionId}
            id={transactionId}
            onClose={() => put("transaction", "")}
          />
        )}
      </Suspense>
    </>
  );
}
