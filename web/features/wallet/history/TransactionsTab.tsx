import { ErrorState } from "../../../ui/ErrorState.tsx";
import { useWallet } from "../useWallet.ts";
import { HistoryTools } from "./HistoryTools.tsx";
import { useHistoryFilter } from "./useHistoryFilter.ts";
import { WalletHistory } from "./WalletHistory.tsx";

/** All ledger entries of the member, with filters. */
export function TransactionsTab() {
  const { choice, setChoice, filter } = useHistoryFilter();
  const data = useWallet(filter);

  return (
    <>
      {data.error && <ErrorState message="Failed to load wallet data" onRetry={data.retry} />}
      <WalletHistory data={data} tools={<HistoryTools choice={choice} onChange={setChoice} />} />
    </>
  );
}
