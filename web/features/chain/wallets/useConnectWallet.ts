import { useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import type { WalletType } from "../../../gql/graphql.ts";
import { useToast } from "../../../ui/toast.tsx";
import type { Signer } from "./signer.ts";

const ConnectWallet = graphql(`
  mutation ConnectWallet($input: ConnectWalletInput!) {
    connectWallet(input: $input) {
      wallet {
        connected
      }
      challenge {
        message
      }
    }
  }
`);

const DisconnectWallet = graphql(`
  mutation DisconnectWallet {
    disconnectWallet {
      connected
    }
  }
`);

/** Which wallet says yes or no (EIP-1193, EIP-1474): the member said no, or it waits for an answer already. */
const NO_WORDS: Readonly<Record<number, string>> = {
  4001: "You said no in the wallet. Nothing was connected.",
  [-32_002]: "The wallet waits for your answer. Open it, please.",
};

/** Connects a wallet by a signature, and disconnects it, with their toasts. `busy` says which one is being connected. */
export function useConnectWallet() {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const [run] = useCommand(ConnectWallet);
  const [end, { busy: isEnding }] = useCommand(DisconnectWallet);

  const connect = async (id: string, walletType: WalletType, open: () => Promise<Signer>) => {
    setBusy(id);
    try {
      const { address, sign } = await open();
      const { connectWallet } = await run({ input: { walletType, address } });
      const message = connectWallet.challenge?.message;
      if (message === undefined) throw new Error("There was nothing to sign.");
      const signature = await sign(message);
      await run(
        { input: { walletType, address, signature } },
        { refetchQueries: ["OwnChainWallet"], awaitRefetchQueries: true },
      );
      toast({ title: "Wallet connected" });
    } catch (thrown) {
      toast({ title: "Wallet not connected", description: wordsOf(thrown), destructive: true });
    } finally {
      setBusy(null);
    }
  };

  const disconnect = async () => {
    try {
      await end({}, { refetchQueries: ["OwnChainWallet"], awaitRefetchQueries: true });
      toast({
        title: "Wallet disconnected",
        description: "What you have staked and minted stays yours.",
      });
    } catch (thrown) {
      toast({ title: "Error", description: toFailure(thrown).message, destructive: true });
    }
  };
  return { busy, connect, disconnect, isEnding };
}

export type ConnectWallet = ReturnType<typeof useConnectWallet>;

function wordsOf(thrown: unknown): string {
  const code = typeof thrown === "object" && thrown && "code" in thrown ? thrown.code : undefined;
  return (typeof code === "number" && NO_WORDS[code]) || toFailure(thrown).message;
}
