import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { keyframes, styled } from "styled-components";
import { Count } from "../ui/Count.tsx";
import { tpText } from "../ui/Tp.tsx";
import type { ViewerFragment } from "./ViewerProvider.tsx";

const FLASH_MS = 2000;

/** The member's TP. When the balance changes, the digits roll and "+18" is shown beside it for two seconds. */
export function BalanceChip({ wallet }: { wallet: ViewerFragment["wallet"] }) {
  const change = useChange(wallet.tpBalance);
  const held = wallet.held > 0 ? `, ${tpText(wallet.held)} held for offers` : "";
  return (
    <Chip
      to="/wallet-exchange"
      aria-label={`Wallet: ${tpText(wallet.tpBalance)}${held}`}
      title={`${tpText(wallet.available)} available${held}`}
    >
      <Count value={wallet.tpBalance} suffix=" TP" />
      <Slot aria-hidden>
        {change ? (
          <Flash key={change.key} $up={change.by > 0}>
            {tpText(change.by, true).replace(" TP", "")}
          </Flash>
        ) : null}
      </Slot>
    </Chip>
  );
}

/** The latest change of the balance, for a short time. */
function useChange(balance: number) {
  const [shown, setShown] = useState(balance);
  const [change, setChange] = useState<{ by: number; key: number } | null>(null);
  if (shown !== balance) {
    setShown(balance);
    setChange((before) => ({ by: balance - shown, key: (before?.key ?? 0) + 1 }));
  }
  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setChange(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [change]);
  return change;
}

const rise = keyframes`from { opacity: 0; transform: translateY(6px); }`;

const Chip = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 8px;
  border-radius: 8px;
  background: var(--goldSoft);
  background-clip: padding-box;
  border-block: 4px solid transparent;
  color: var(--onGoldSoft);
  font-weight: 650;
  text-decoration: none;
  white-space: nowrap;
`;

const Slot = styled.span`
  position: absolute;
  inset-block-start: calc(100% - 4px);
  inset-inline-end: 0;
  pointer-events: none;
`;

const Flash = styled.span<{ $up: boolean }>`
  display: block;
  padding: 1px 8px;
  border-radius: 4px;
  background: ${({ $up }) => ($up ? "var(--okSoft)" : "var(--well)")};
  color: ${({ $up }) => ($up ? "var(--onOkSoft)" : "var(--ink)")};
  font-size: 0.8125rem;
  animation: ${rise} var(--move) var(--easeIn);
`;
