import { Coins, ReceiptText, Truck } from "lucide-react";
import { createGlobalStyle, styled } from "styled-components";
import { DownloadButton } from "../../../shell/DownloadButton.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Card } from "../../../ui/Card.tsx";
import type { ReceiptOrder } from "./Receipt.tsx";

/** What happens next, and what the member can do meanwhile. Source: S1 §2 */
export function NextSteps({ order }: { order: ReceiptOrder }) {
  return (
    <Stack>
      <PrintStyle />
      <Card aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <Steps>
          <li>
            <strong>Processing</strong>
            <span>Each seller accepts the order within 48 hours, or your TP come back.</span>
          </li>
          <li>
            <strong>Shipping and tracking</strong>
            <span>You hear when it is on its way, and see where it is.</span>
          </li>
          <li>
            <strong>Leave a review</strong>
            <span>When it has arrived, tell others how it was.</span>
          </li>
        </Steps>
        <Links>
          <ButtonLink $kind="act" to="/orders">
            View Orders
          </ButtonLink>
          <ButtonLink to="/messages">Messages</ButtonLink>
          <ButtonLink to="/">Continue Shopping</ButtonLink>
        </Links>
      </Card>
      <Card>
        <h2>
          <ReceiptText size={20} aria-hidden /> Receipt
        </h2>
        <p>As a PDF, or on paper.</p>
        <Links>
          <DownloadButton path={`/api/orders/${order.id}/receipt.pdf`}>
            Download Receipt
          </DownloadButton>
          <Button $small onClick={() => window.print()}>
            Print
          </Button>
        </Links>
      </Card>
      <Card>
        <h2>
          <Coins size={20} aria-hidden /> Earn Rewards
        </h2>
        <p>Reviews earn bonus TrustPoints, as do a few other things.</p>
        <ButtonLink to="/wallet-exchange">See how to earn</ButtonLink>
      </Card>
      <Card>
        <h2>
          <Truck size={20} aria-hidden /> Track Package
        </h2>
        <p>Where it is, as soon as it is on its way.</p>
        <ButtonLink to={`/orders?order=${order.id}&show=track`}>Track Package</ButtonLink>
      </Card>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1.0625rem;
  }

  p {
    color: var(--ink2);
  }

  @media print {
    display: none;
  }
`;

const Steps = styled.ol`
  display: grid;
  gap: 8px;
  counter-reset: step;

  li {
    display: grid;
    padding-inline-start: 36px;
    position: relative;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    inline-size: 24px;
    border: 1px solid var(--edge);
    border-radius: 999px;
    font-size: 0.8125rem;
    font-weight: 650;
    line-height: 22px;
    text-align: center;
  }

  strong {
    font-weight: 650;
  }

  span {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Prints only the receipt, dark on white. */
const PrintStyle = createGlobalStyle`
  @media print {
    :root, [data-theme="dark"] {
      --chalk: #fff; --counter: #fff; --ink: #000; --ink2: #222; --ink3: #333; --line: #999;
    }
    body { background: #fff; }
    header:has(nav), nav, [role="status"], [data-radix-popper-content-wrapper], li[data-swipe-direction] {
      display: none !important;
    }
    main { padding: 0 !important; }
  }
`;
