import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ConnectedWallet } from "./ConnectedWallet.tsx";
import { ConnectWalletCard } from "./ConnectWalletCard.tsx";
import { useChainWallet } from "./useChainWallet.ts";
import { useConnectWallet } from "./useConnectWallet.ts";

/** The wallet of the hub: disconnected, or connected. Source: PN-025 */
export function WalletTab() {
  const { wallet, error, retry } = useChainWallet();
  const connecting = useConnectWallet();

  if (error && !wallet) return <ErrorState message="Failed to load your wallet" onRetry={retry} />;
  if (!wallet) return <LoadingBox label="Loading your wallet" height="320px" />;
  return wallet.connected ? (
    <ConnectedWallet wallet={wallet} {...connecting} />
  ) : (
    <ConnectWalletCard {...connecting} />
  );
}
