import { styled } from "styled-components";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media } from "../../ui/theme.ts";
import { OfflineNote } from "../notifications/OfflineNote.tsx";
import { useWallet } from "./useWallet.ts";
import { WalletFigures } from "./WalletFigures.tsx";
import { WalletHistory } from "./WalletHistory.tsx";

/** /wallet-exchange: what the member owns and every TP that came or went. */
export function WalletExchangeScreen() {
  const { viewer } = useViewer();

  return (
    <Page title="Your Wallet">
      {viewer ? (
        <Wallet />
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

function Wallet() {
  const data = useWallet();
  const { wallet, error, isLoading, retry } = data;

  return (
    <>
      {error && <ErrorState message="Failed to load wallet data" onRetry={retry} />}
      <Columns>
        {isLoading && <Skeleton $h="320px" />}
        {wallet && <WalletFigures wallet={wallet} />}
        {(wallet || isLoading) && <WalletHistory data={data} />}
      </Columns>
      <OfflineNote />
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.45fr);
  }
`;
