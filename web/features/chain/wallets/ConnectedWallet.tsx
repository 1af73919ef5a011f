import { Copy } from "lucide-react";
import { styled } from "styled-components";
import { MINT } from "../../../../schema/limits.ts";
import type { OwnChainWalletQuery } from "../../../gql/graphql.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { AmountForm } from "../AmountForm.tsx";
import { Figures, Forms, HubHead, HubNote, HubTab } from "../chainLook.ts";
import { TransactionList } from "../log/TransactionList.tsx";
import { useAvailableTp } from "../useAvailableTp.ts";
import { shortAddress } from "./address.ts";
import type { ConnectWallet } from "./useConnectWallet.ts";
import { useTokens } from "./useTokens.ts";

interface Props extends ConnectWallet {
  wallet: OwnChainWalletQuery["chainWallet"];
}

/** The connected wallet, with the Trust Tokens: minted one for each TP, and burned again. Source: PN-026, PN-030 */
export function ConnectedWallet({ wallet, disconnect, isEnding }: Props) {
  const { address, balance, network, walletType } = wallet;
  const available = useAvailableTp();
  const { mint, burn } = useTokens();
  const toast = useToast();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? "");
      toast({ title: "Address copied" });
    } catch {
      toast({ title: "Could not copy", description: address ?? "", destructive: true });
    }
  };

  return (
    <HubTab>
      <HubHead>
        <Address>
          <h3 title={address ?? undefined}>{shortAddress(address ?? "")}</h3>
          <IconButton label="Copy the address" onClick={() => void copy()}>
            <Copy size={18} aria-hidden />
          </IconButton>
          {walletType === "demo" && <Demo>Demo wallet</Demo>}
        </Address>
        <Button busy={isEnding} onClick={() => void disconnect()}>
          Disconnect
        </Button>
      </HubHead>
      <Figures>
        <div>
          <dt>Trust Tokens</dt>
          <dd>{balance.toLocaleString("en")}</dd>
        </div>
        <div>
          <dt>Available</dt>
          <dd>{available === undefined ? "…" : tpText(available)}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>
            <Network>{network}</Network>
          </dd>
        </div>
      </Figures>
      <HubNote>
        Each Trust Token stands for one TP that is set aside for it. Burn it, and the TP comes back.
      </HubNote>
      <Forms>
        <AmountForm
          verb="Mint"
          label="TP to mint"
          hint={available === undefined ? "1 TP is 1 Trust Token" : `Up to ${tpText(available)}`}
          initial={MINT.demo}
          min={MINT.min}
          max={MINT.max}
          onSubmit={mint}
        />
        {balance > 0 && (
          <AmountForm
            isSecond
            verb="Burn"
            label="Trust Tokens to burn"
            hint={`Up to ${balance.toLocaleString("en")}`}
            initial={balance}
            min={MINT.min}
            max={MINT.max}
            onSubmit={burn}
          />
        )}
      </Forms>
      <TransactionList />
    </HubTab>
  );
}

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  h3 {
    font-variant-numeric: tabular-nums;
  }
`;

const Demo = styled.span`
  padding: 2px 8px;
  border-radius: 4px;
  background: var(--goldSoft);
  color: var(--onGoldSoft);
  font-size: 0.8125rem;
  font-weight: 600;
`;

const Network = styled.span`
  font-size: 0.9375rem;
`;
