import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { BalanceCard } from "./BalanceCard.tsx";
import { EarningsTab } from "./earning/EarningsTab.tsx";
import { RewardsTab } from "./earning/RewardsTab.tsx";
import { TransactionsTab } from "./history/TransactionsTab.tsx";
import { SecureWallet } from "./SecureWallet.tsx";

const TABS = [
  ["wallet", "Enhanced Wallet"],
  ["transactions", "Transactions"],
  ["earnings", "Earnings"],
  ["rewards", "Rewards"],
] as const;

/** /wallet: the older page, with its four tabs. The tab is stored in the URL. Source: S1 §2 "Wallet", C05 */
export function WalletScreen() {
  const { viewer } = useViewer();
  return (
    <Page title="Wallet">
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

/** The four tabs and the content above them. */
export function Wallet() {
  const [search, setSearch] = useSearchParams();
  const [tab] = TABS.find(([name]) => name === search.get("tab")) ?? TABS[0];

  return (
    <>
      <BalanceCard />
      <Tabs
        value={tab}
        onValueChange={(name) =>
          setSearch(name === "wallet" ? {} : { tab: name }, { replace: true })
        }
      >
        <TabList aria-label="Wallet">
          {TABS.map(([name, words]) => (
            <Tab key={name} value={name}>
              {words}
            </Tab>
          ))}
        </TabList>
        <Panel value="wallet">
          <SecureWallet />
        </Panel>
        <Panel value="transactions">
          <TransactionsTab />
        </Panel>
        <Panel value="earnings">
          <EarningsTab />
        </Panel>
        <Panel value="rewards">
          <RewardsTab />
        </Panel>
      </Tabs>
      <OfflineNote />
    </>
  );
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  &[hidden] {
    display: none;
  }
`;
