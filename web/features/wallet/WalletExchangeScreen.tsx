import { styled } from "styled-components";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media } from "../../ui/theme.ts";
import { BalanceSummary } from "./BalanceSummary.tsx";
import { EarnCard } from "./earning/EarnCard.tsx";
import { HistoryTools } from "./history/HistoryTools.tsx";
import { useHistoryFilter } from "./history/useHistoryFilter.ts";
import { WalletHistory } from "./history/WalletHistory.tsx";
import { useWallet } from "./useWallet.ts";

/** /wallet-exchange: the member's balance and all their ledger entries. */
export function WalletExchangeScreen() {
  const { viewer } = useViewer();

  return (
    <Page
      title="Your Wallet"
      actions={viewer && <ButtonLink to="/wallet">Rewards and security</ButtonLink>}
    >
      {viewer ? (
        <WalletSummary />
      ) : (
        <EmptyState title="Please login to view your wallet">
          <ButtonLink to="/auth" $kind="act">
            Sign In
          </ButtonLink>
        </EmptyState>
      )}
    </Page>
  );
}

/** The member's balance beside the ledger entries. */
export function WalletSummary() {
  const { choice, setChoice, filter } = useHistoryFilter();
  const data = useWallet(filter);
  const { wallet, error, isLoading, retry } = data;

  return (
    <>
      {error && <ErrorState message="Failed to load wallet data" onRetry={retry} />}
      <Columns>
        <Aside>
          {isLoading && <Skeleton $h="320px" />}
          {wallet && <BalanceSummary wallet={wallet} />}
          <EarnCard />
        </Aside>
        {(wallet || isLoading) && (
          <WalletHistory
            data={data}
            tools={<HistoryTools choice={choice} onChange={setChoice} />}
          />
        )}
      </Columns>
      <OfflineNote />
    </>
  );
}

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.45fr);
  }
`;
