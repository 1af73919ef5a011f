import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { WALLET_RECENT } from "../../../schema/limits.ts";
import { getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { BalanceBreakdown } from "./BalanceBreakdown.tsx";
import { EarningOpportunities } from "./earning/EarningOpportunities.tsx";
import { QuickEarn } from "./earning/QuickEarn.tsx";
import { useEarn } from "./earning/useEarn.ts";
import { useEarnings } from "./earning/useEarnings.ts";
import { LedgerRow, LedgerRow_entry } from "./history/LedgerRow.tsx";
import { WalletHistory } from "./history/WalletHistory.tsx";
import { SecurityReasons } from "./SecurityReasons.tsx";
import { useHidden } from "./useHidden.ts";
import { useWallet } from "./useWallet.ts";

export const SecureWallet_wallet = graphql(`
  fragment SecureWallet_wallet on Wallet {
    id
    ...BalanceBreakdown_wallet
    security {
      ...SecurityReasons_security
    }
  }
`);

/**
 * The whole wallet in one panel: figures that can be hidden, quick ways to earn, recent activity, history, security.
 * Source: S1 §2 "A richer wallet panel"
 */
export function SecureWallet() {
  const data = useWallet();
  const { earnings, error: earningsError, retry: retryEarnings } = useEarnings();
  const earn = useEarn();
  const [isHidden, toggle] = useHidden();
  const [tab, setTab] = useState("overview");
  const wallet = getFragment(SecureWallet_wallet, data.wallet ?? null);
  const recent = data.wallet?.history.edges.slice(0, WALLET_RECENT) ?? [];

  if (data.error && !wallet)
    return <ErrorState message="Failed to load wallet data" onRetry={data.retry} />;
  if (!wallet) return <LoadingBox label="Loading your wallet" height="520px" />;
  return (
    <Panel aria-labelledby="secure-wallet">
      <Head>
        <h2 id="secure-wallet">Secure wallet</h2>
        <IconButton
          label={isHidden ? "Show balance" : "Hide balance"}
          aria-pressed={isHidden}
          onClick={toggle}
        >
          {isHidden ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      </Head>
      <BalanceBreakdown wallet={wallet} isHidden={isHidden} />
      <QuickEarn earnings={earnings} earn={earn} />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="Wallet panel">
          <Tab value="overview">Overview</Tab>
          <Tab value="history">History</Tab>
          <Tab value="security">Security</Tab>
        </TabList>
        <TabPanel value="overview">
          <Overview>
            <section aria-labelledby="recent">
              <h3 id="recent">Recent activity</h3>
              {data.error && (
                <ErrorState message="Failed to load wallet data" onRetry={data.retry} />
              )}
              {recent.length === 0 && <p>No transactions yet</p>}
              <ul>
                {recent.map(({ node }) => (
                  <LedgerRow
                    key={getFragment(LedgerRow_entry, node).id}
                    entry={node}
                    isHidden={isHidden}
                  />
                ))}
              </ul>
            </section>
            <section aria-labelledby="opportunities">
              <h3 id="opportunities">Earning opportunities</h3>
              {earningsError && (
                <ErrorState message="Failed to load wallet data" onRetry={retryEarnings} />
              )}
              {earnings && <EarningOpportunities earnings={earnings} earn={earn} />}
            </section>
          </Overview>
        </TabPanel>
        <TabPanel value="history">
          <WalletHistory data={data} isHidden={isHidden} />
        </TabPanel>
        <TabPanel value="security">
          <SecurityReasons security={wallet.security} />
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

const Panel = styled(Card)`
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Overview = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 24px;

  ul > li + li {
    border-block-start: 1px solid var(--line);
  }
`;
