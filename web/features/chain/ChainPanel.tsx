import { styled } from "styled-components";
import { Card } from "../../ui/Card.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { space } from "../../ui/theme.ts";
import { useTabInUrl } from "../../ui/useTabInUrl.ts";
import { CertificateList } from "./certificates/CertificateList.tsx";
import { HubHead } from "./chainLook.ts";
import { StakeCard } from "./staking/StakeCard.tsx";
import { ConnectedWallet } from "./wallets/ConnectedWallet.tsx";
import { WhenConnected } from "./wallets/WhenConnected.tsx";

const TABS = [
  ["wallet", "Wallet"],
  ["nfts", "NFTs"],
  ["staking", "Staking"],
] as const;

/** The wallet of the market's own network, certificates, and staking. Source: PN-024 */
export function ChainPanel() {
  const [tab, open] = useTabInUrl("web3", TABS);

  return (
    <Panel aria-labelledby="blockchain-hub">
      <HubHead>
        <h2 id="blockchain-hub">Blockchain Hub</h2>
        <Where>No public blockchain: the market's own books</Where>
      </HubHead>
      <Tabs value={tab} onValueChange={open}>
        <TabList aria-label="Blockchain Hub">
          {TABS.map(([name, word]) => (
            <Tab key={name} value={name}>
              {word}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="wallet">
          <WhenConnected noun="your wallet">
            {(wallet, connecting) => <ConnectedWallet wallet={wallet} {...connecting} />}
          </WhenConnected>
        </TabPanel>
        <TabPanel value="nfts">
          <WhenConnected noun="your certificates">{() => <CertificateList />}</WhenConnected>
        </TabPanel>
        <TabPanel value="staking">
          <WhenConnected noun="your stake">{() => <StakeCard />}</WhenConnected>
        </TabPanel>
      </Tabs>
    </Panel>
  );
}

const Panel = styled(Card)`
  gap: ${space(4)};
`;

const Where = styled.p`
  color: var(--ink3);
  font-size: 0.875rem;
`;
