import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { HubTab } from "../chainLook.ts";
import { LogPart } from "./LogPart.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import { useTransactions } from "./useTransactions.ts";

/** The viewer's transactions, and the public log that confirms them. Source: PN-028 */
export function TransactionList() {
  const { transactions, log, error, retry, isLoadingMore, loadMore } = useTransactions();

  if (error && !transactions)
    return <ErrorState message="Failed to load your transactions" onRetry={retry} />;
  if (!transactions) return <LoadingBox label="Loading your transactions" height="320px" />;
  const { edges, pageInfo } = transactions;
  return (
    <HubTab>
      <h3>Transactions</h3>
      {edges.length === 0 ? (
        <EmptyState title="No transactions yet" />
      ) : (
        <Rows aria-label="Transactions">
          {edges.map(({ node }) => (
            <TransactionRow key={node.id} transaction={node} />
          ))}
        </Rows>
      )}
      <LoadMore hasMore={pageInfo.hasNextPage} loading={isLoadingMore} onMore={loadMore} />
      <LogPart log={log} />
      <OfflineNote />
    </HubTab>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
