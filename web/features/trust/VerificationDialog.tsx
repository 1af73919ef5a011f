import { useState } from "react";
import { styled } from "styled-components";
import type { VerificationChannel } from "../../gql/graphql.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { ChannelPanel } from "./ChannelPanel.tsx";
import { ChannelStatus } from "./ChannelStatus.tsx";
import { type Account, useVerified } from "./useVerification.ts";
import { WhyVerify } from "./WhyVerify.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The "Account Verification" dialog, with a code by e-mail or by text message. Source: S2 §2 */
export function VerificationDialog({ open, onOpenChange }: DialogProps) {
  const { account, error, retry } = useVerified();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Account Verification"
      description="We send a code; entering it proves that the address or the number is yours."
    >
      {error && !account && (
        <ErrorState message="Failed to load your verification" onRetry={retry} />
      )}
      {!account && !error && <LoadingBox label="Loading your verification" height="240px" />}
      {account && <Channels account={account} onDone={() => onOpenChange(false)} />}
      <WhyVerify />
    </Dialog>
  );
}

function Channels({
  account: { email, phone, user },
  onDone,
}: {
  readonly account: Account;
  readonly onDone: () => void;
}) {
  const { emailVerified, phoneVerified } = user;
  const [chosen, setChosen] = useState<VerificationChannel>("email");
  const tab = emailVerified ? "phone" : phoneVerified ? "email" : chosen;

  return (
    <>
      <Statuses>
        <li>
          Email <ChannelStatus isVerified={emailVerified} />
        </li>
        <li>
          Phone <ChannelStatus isVerified={phoneVerified} />
        </li>
      </Statuses>
      {emailVerified && phoneVerified ? (
        <p>Your email and your phone are verified. There is nothing left to do.</p>
      ) : (
        <Tabs value={tab} onValueChange={(name) => setChosen(name === "phone" ? "phone" : "email")}>
          <TabList aria-label="What to verify">
            <Tab value="email" disabled={emailVerified}>
              Email
            </Tab>
            <Tab value="phone" disabled={phoneVerified}>
              Phone
            </Tab>
          </TabList>
          <TabPanel value="email">
            <ChannelPanel type="email" known={email} onVerified={onDone} />
          </TabPanel>
          <TabPanel value="phone">
            <ChannelPanel type="phone" known={phone ?? ""} onVerified={onDone} />
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}

const Statuses = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
  }
`;
