import { Mail, Phone } from "lucide-react";
import { styled } from "styled-components";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadingBox } from "../../ui/LoadingBox.tsx";
import { space } from "../../ui/theme.ts";
import { TierBadge } from "../../ui/TierBadge.tsx";
import { ChannelStatus } from "./ChannelStatus.tsx";
import { useVerified } from "./useVerification.ts";

/** The verification state of the member, and the next step. Source: S2 §2 */
export function VerificationTab({ onStart }: { readonly onStart: () => void }) {
  const { viewer } = useViewer();
  return (
    <Card aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      <p>
        A verified email makes an account Verified, email and phone together make it Premium. The
        first one brings 20 TP, a phone 25 TP more.
      </p>
      {viewer && <Standing />}
      <div>
        <Button $kind="act" onClick={onStart}>
          Start Verification Process
        </Button>
      </div>
    </Card>
  );
}

function Standing() {
  const { account, error, retry } = useVerified();
  if (error && !account)
    return <ErrorState message="Failed to load your verification" onRetry={retry} />;
  if (!account) return <LoadingBox label="Loading your verification" height="152px" />;
  const { emailVerified, phoneVerified, verificationLevel } = account.user;

  return (
    <Rows>
      <div>
        <dt>Current status</dt>
        <dd>
          <TierBadge level={verificationLevel} />
        </dd>
      </div>
      <div>
        <dt>
          <Mail size={18} aria-hidden /> Email
        </dt>
        <dd>
          <ChannelStatus isVerified={emailVerified} />
        </dd>
      </div>
      <div>
        <dt>
          <Phone size={18} aria-hidden /> Phone
        </dt>
        <dd>
          <ChannelStatus isVerified={phoneVerified} />
        </dd>
      </div>
    </Rows>
  );
}

const Rows = styled.dl`
  max-inline-size: 420px;

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    min-block-size: 48px;
  }

  div + div {
    border-block-start: 1px solid var(--line);
  }

  dt {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    font-weight: 600;
  }

  dd {
    margin: 0;
  }
`;
