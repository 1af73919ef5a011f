import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ConnectWalletCard } from "../wallets/ConnectWalletCard.tsx";
import { useChainWallet } from "../wallets/useChainWallet.ts";
import { useConnectWallet } from "../wallets/useConnectWallet.ts";
import { StakeCard } from "./StakeCard.tsx";

/** Staking; asked for only while a wallet is connected. Source: PN-029, PN-032 */
export function StakingTab() {
  const { wallet, error, retry } = useChainWallet();
  const connecting = useConnectWallet();

  if (error && !wallet) return <ErrorState message="Failed to load your stake" onRetry={retry} />;
  if (!wallet) return <LoadingBox label="Loading your stake" height="320px" />;
  return wallet.connected ? <StakeCard /> : <ConnectWalletCard {...connecting} />;
}
