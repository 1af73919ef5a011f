import { ArrowDownLeft, ArrowUpRight, Hourglass, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { Count } from "../../ui/Count.tsx";
import { TierBadge } from "../../ui/TierBadge.tsx";
import { Covered } from "./Covered.tsx";

export const BalanceBreakdown_wallet = graphql(`
  fragment BalanceBreakdown_wallet on Wallet {
    id
    tpBalance
    held
    available
    incoming
    totalEarned
    totalSpent
    security {
      score
      level
    }
  }
`);

/** The balance, large, and the figures that explain it. Source: C24 */
export function BalanceBreakdown(props: {
  readonly wallet: FragmentType<typeof BalanceBreakdown_wallet>;
  readonly isHidden: boolean;
}) {
  const { isHidden } = props;
  const wallet = getFragment(BalanceBreakdown_wallet, props.wallet);
  const tp = (value: number) => (isHidden ? <Covered /> : <Count value={value} suffix=" TP" />);

  return (
    <Frame>
      <Numbers>
        <Balance>
          <dt>Balance</dt>
          <dd>{tp(wallet.tpBalance)}</dd>
          <dd>{tp(wallet.available)} available</dd>
        </Balance>
        <Figure name="Pending balance" icon={<Hourglass size={18} aria-hidden />}>
          <dd>{tp(wallet.held + wallet.incoming)}</dd>
          <dd>
            {tp(wallet.held)} held, {tp(wallet.incoming)} on the way to you
          </dd>
        </Figure>
        <Figure name="Total earned" icon={<ArrowDownLeft size={18} aria-hidden />}>
          <dd>{tp(wallet.totalEarned)}</dd>
          <dd>Came in since you joined</dd>
        </Figure>
        <Figure name="Total spent" icon={<ArrowUpRight size={18} aria-hidden />}>
          <dd>{tp(wallet.totalSpent)}</dd>
          <dd>Paid since you joined</dd>
        </Figure>
        <Figure name="Security score" icon={<ShieldCheck size={18} aria-hidden />}>
          <dd>{wallet.security.score} of 100</dd>
          <dd>
            <TierBadge level={wallet.security.level} />
          </dd>
        </Figure>
      </Numbers>
    </Frame>
  );
}

function Figure(props: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <dt>
        {props.icon}
        {props.name}
      </dt>
      {props.children}
    </Box>
  );
}

/** How many figures fit beside each other depends on the panel, which is narrow beside another one. */
const Frame = styled.div`
  container-type: inline-size;
`;

const WIDE = "@container (min-width: 760px)";

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;

  ${WIDE} {
    grid-template-columns: minmax(0, 1.3fr) repeat(4, minmax(0, 1fr));
  }
`;

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  padding: 12px;
  border-radius: 8px;
  background: var(--well);

  dt {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  dd:nth-of-type(1) {
    min-block-size: 1.6em;
    font: 700 1.25rem/1.6 var(--display);
  }

  dd:nth-of-type(2) {
    color: var(--ink2);
    font-size: 0.8125rem;
  }
`;

const Balance = styled(Box)`
  grid-column: 1 / -1;
  background: var(--goldSoft);
  color: var(--onGoldSoft);

  dt,
  dd:nth-of-type(2) {
    color: inherit;
  }

  dd:nth-of-type(1) {
    font: 750 1.75rem/1.6 var(--display);
  }

  ${WIDE} {
    grid-column: auto;
  }
`;
