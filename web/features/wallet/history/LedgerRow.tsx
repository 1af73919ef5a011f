import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { StatusBadge } from "../../../ui/StatusBadge.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { Covered } from "../Covered.tsx";
import { reasonWords } from "./ledgerWords.ts";

export const LedgerRow_entry = graphql(`
  fragment LedgerRow_entry on WalletEntry {
    id
    reason
    amount
    description
    balanceAfter
    createdAt
    status
    relatedUser {
      id
      displayName
    }
  }
`);

const date = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const time = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** One entry of the ledger: reason, time, amount, and the balance after it. */
export function LedgerRow(props: {
  readonly entry: FragmentType<typeof LedgerRow_entry>;
  readonly isHidden?: boolean;
}) {
  const entry = getFragment(LedgerRow_entry, props.entry);
  const createdAt = new Date(entry.createdAt);

  return (
    <Row>
      <Why>
        <strong>{reasonWords(entry.reason)}</strong>
        <small>{entry.description}</small>
      </Why>
      <When>
        <time dateTime={entry.createdAt}>
          {date.format(createdAt)}, {time.format(createdAt)}
        </time>
        {entry.relatedUser && <span>{entry.relatedUser.displayName}</span>}
        {entry.status === "pending" && <StatusBadge tone="pending">Pending</StatusBadge>}
        {entry.status === "failed" && <StatusBadge tone="closed">Failed</StatusBadge>}
      </When>
      <HowMuch>
        <strong>{props.isHidden ? <Covered /> : tpText(entry.amount, true)}</strong>
        <small>Balance {props.isHidden ? <Covered /> : tpText(entry.balanceAfter)}</small>
      </HowMuch>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  min-block-size: 72px;
  padding-block: 12px;

  small,
  time,
  span {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Why = styled.div`
  display: grid;
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  grid-row: 2;
`;

const HowMuch = styled.div`
  grid-area: 1 / 2 / span 2;
  display: grid;
  align-content: start;
  text-align: end;
  white-space: nowrap;
`;
