import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { Card } from "../../../ui/Card.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { WalletData } from "../useWallet.ts";
import { LedgerRow, LedgerRow_entry } from "./LedgerRow.tsx";

/** The member's ledger, the newest entry first, in a scrollable box. `tools` filter it. */
export function WalletHistory({
  data,
  tools,
  isHidden = false,
}: {
  readonly data: WalletData;
  readonly tools?: ReactNode;
  readonly isHidden?: boolean;
}) {
  const history = data.wallet?.history;
  const id = useId();

  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>Transaction history</h2>
      {tools}
      {data.isLoading && (
        <Rows aria-busy="true" aria-label="Loading transactions">
          {[1, 2, 3, 4, 5].map((row) => (
            <li key={row}>
              <Skeleton $h="72px" />
            </li>
          ))}
        </Rows>
      )}
      {history?.edges.length === 0 && (
        <EmptyState
          title={data.isFiltered ? "No transactions match these filters" : "No transactions yet"}
        />
      )}
      {history && history.edges.length > 0 && (
        // A scrollable region must be reachable by keyboard.
        <Scroll tabIndex={0} aria-label="Transactions" aria-busy={data.isStale || undefined}>
          <Rows>
            {history.edges.map(({ node }) => (
              <LedgerRow
                key={getFragment(LedgerRow_entry, node).id}
                entry={node}
                isHidden={isHidden}
              />
            ))}
          </Rows>
          <LoadMore
            hasMore={history.pageInfo.hasNextPage}
            loading={data.isLoadingMore}
            onMore={data.loadMore}
          />
        </Scroll>
      )}
    </Card>
  );
}

const Scroll = styled.section`
  max-block-size: min(520px, 70dvh);
  overflow-y: auto;
  padding-inline-end: 8px;
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
