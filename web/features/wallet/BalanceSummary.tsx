import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import type { BalanceSummary_WalletFragment } from "../../gql/graphql.ts";
import { Card } from "../../ui/Card.tsx";
import { Count } from "../../ui/Count.tsx";
import { Countdown } from "../../ui/Countdown.tsx";
import { Tp } from "../../ui/Tp.tsx";

export const BalanceSummary_wallet = graphql(`
  fragment BalanceSummary_wallet on Wallet {
    id
    tpBalance
    held
    available
    holds {
      id
      amount
      state
      deadline
      offer {
        id
        targetItem {
          id
          title
        }
      }
    }
  }
`);

/** The member's balance, the TP held, and the TP available to spend. */
export function BalanceSummary(props: {
  readonly wallet: FragmentType<typeof BalanceSummary_wallet>;
}) {
  const wallet = getFragment(BalanceSummary_wallet, props.wallet);
  const holds = wallet.holds.filter((hold) => hold.state === "active");

  return (
    <Card aria-labelledby="balance">
      <h2 id="balance">TP balance</h2>
      <Balance>
        <Count value={wallet.tpBalance} suffix=" TP" />
      </Balance>
      <Sum>
        <div>
          <dt>You own</dt>
          <dd>
            <Tp tp={wallet.tpBalance} />
          </dd>
        </div>
        <div>
          <dt>Held for open offers</dt>
          <dd>
            <Tp tp={-wallet.held} signed />
          </dd>
        </div>
        <div>
          <dt>Available to spend</dt>
          <dd>
            <Tp tp={wallet.available} />
          </dd>
        </div>
      </Sum>
      <Note>
        {wallet.held > 0
          ? "Held TP are still yours. They are paid when an offer is accepted, and free again when it is declined, withdrawn or expires."
          : "Nothing is held. When you make an offer, its TP stay yours but are held until it is answered."}
      </Note>
      {holds.length > 0 && (
        <Holds aria-label="Held TP">
          {holds.map((hold) => (
            <HoldRow key={hold.id} hold={hold} />
          ))}
        </Holds>
      )}
    </Card>
  );
}

function HoldRow({ hold }: { readonly hold: BalanceSummary_WalletFragment["holds"][number] }) {
  const item = hold.offer?.targetItem;

  return (
    <li>
      <span>
        {item ? (
          <>
            Offer for <Link to={`/buy/${item.id}`}>{item.title}</Link>
          </>
        ) : (
          "Open offer"
        )}
      </span>
      {hold.deadline && <Countdown until={hold.deadline} />}
      <Tp tp={hold.amount} />
    </li>
  );
}

// A fixed height, because rolling digits are taller than static ones.
const Balance = styled.p`
  display: flex;
  align-items: center;
  block-size: 1.6em;
  color: var(--goldText);
  font: 750 clamp(2rem, 1.5rem + 2.4vw, 2.75rem) / 1.12 var(--display);
`;

const Sum = styled.dl`
  display: grid;
  gap: 8px;

  div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }

  div:last-child {
    padding-block-start: 8px;
    border-block-start: 1px solid var(--line);
  }
`;

const Note = styled.p`
  color: var(--ink2);
  font-size: 0.9375rem;
`;

const Holds = styled.ul`
  border-block-start: 1px solid var(--line);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-block-size: 44px;
    padding-block: 8px;
    border-block-end: 1px solid var(--line);
  }

  li > span:first-child {
    flex: 1;
    min-inline-size: 10rem;
  }

  li > span:last-child {
    margin-inline-start: auto;
  }
`;
