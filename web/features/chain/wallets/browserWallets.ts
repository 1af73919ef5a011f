import { createStore, type EIP6963ProviderDetail } from "mipd";
import { useSyncExternalStore } from "react";
import type { WalletType } from "../../../gql/graphql.ts";
import type { Signer } from "./signer.ts";

/** A wallet that an extension of the browser has announced (EIP-6963). */
export interface BrowserWallet {
  id: string;
  name: string;
  /** A data URL: nothing is fetched. */
  icon: string | undefined;
  walletType: WalletType;
  /** Asks the member for an address. Throws when they say no. */
  open: () => Promise<Signer>;
}

const TYPES: Readonly<Record<string, WalletType>> = {
  "io.metamask": "metamask",
  "com.coinbase.wallet": "coinbase",
};

const NONE: readonly EIP6963ProviderDetail[] = [];
let store: ReturnType<typeof createStore> | undefined;

function subscribe(listener: () => void): () => void {
  store ??= createStore();
  return store.subscribe(listener);
}

/** The wallets of this browser, as they announce themselves. */
export function useBrowserWallets(): BrowserWallet[] {
  const found = useSyncExternalStore(subscribe, () => store?.getProviders() ?? NONE);
  return found.map(({ info, provider }) => ({
    id: info.uuid,
    name: info.name,
    icon: info.icon.startsWith("data:image/") ? info.icon : undefined,
    walletType: TYPES[info.rdns] ?? "other",
    open: () => openWith(provider),
  }));
}

async function openWith(provider: EIP6963ProviderDetail["provider"]): Promise<Signer> {
  const accounts: readonly string[] = await provider.request({ method: "eth_requestAccounts" });
  const [address] = accounts;
  if (!address) throw new Error("The wallet shows no address.");
  return {
    address,
    sign: async (text) =>
      String(
        await provider.request({
          method: "personal_sign",
          params: [hexOf(text), address as `0x${string}`],
        }),
      ),
  };
}

function hexOf(text: string): `0x${string}` {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
