import type { ReactNode } from "react";
import type { OwnChainWalletQuery } from "../../../gql/graphql.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { ConnectWalletCard } from "./ConnectWalletCard.tsx";
import { useChainWallet } from "./useChainWallet.ts";
import { useConnectWallet, type ConnectWallet } from "./useConnectWallet.ts";

interface Props {
  /** What is shown, in a sentence: "your stake". */
  noun: string;
  children: (wallet: OwnChainWalletQuery["chainWallet"], connecting: ConnectWallet) => ReactNode;
}

/** A tab of the hub: its contents while a wallet is connected, else the ways to connect one. Source: PN-025, PN-032 */
export function WhenConnected({ noun, children }: Props) {
  const { wallet, error, retry } = useChainWallet();
  const connecting = useConnectWallet();

  if (error && !wallet) return <ErrorState message={`Failed to load ${noun}`} onRetry={retry} />;
  if (!wallet) return <LoadingBox label={`Loading ${noun}`} height="320px" />;
  return wallet.connected ? children(wallet, connecting) : <ConnectWalletCard {...connecting} />;
}
