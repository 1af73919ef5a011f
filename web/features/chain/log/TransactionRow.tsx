import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { ChainTransactionStatus, OfferState } from "../../../gql/graphql.ts";
import { StatusBadge, type StatusTone } from "../../../ui/StatusBadge.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";

export const TransactionRow_transaction = graphql(`
  fragment TransactionRow_transaction on ChainTransaction {
    id
    type
    timestamp
    amount
    status
    logIndex
    failure
  }
`);

const STATUS: Readonly<Record<ChainTransactionStatus, readonly [StatusTone, string]>> = {
  pending: ["pending", "Pending"],
  confirmed: ["ok", "Confirmed"],
  failed: ["closed", "Failed"],
};

/** One transaction: what it was, when, how much, and where it stands. Source: PN-028 */
export function TransactionRow(props: {
  readonly transaction: FragmentType<typeof TransactionRow_transaction>;
}) {
  const { type, timestamp, amount, status, logIndex, failure } = getFragment(
    TransactionRow_transaction,
    props.transaction,
  );
  const [tone, word] = STATUS[status];
  return (
    <Row>
      <div>
        <strong>{reasonWords(type)}</strong>
        <small>
          <TimeAgo date={timestamp} /> {placeWords({ type, logIndex, failure })}
        </small>
      </div>
      <Figures>
        <strong>{tpText(amount, true)}</strong>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </Figures>
    </Row>
  );
}

interface Place {
  type: string;
  logIndex: number | null;
  failure: OfferState | null;
}

/** Where it is in the log, or why it is not. */
function placeWords({ type, logIndex, failure }: Place): string {
  if (logIndex !== null) return `· entry ${logIndex.toLocaleString("en")}`;
  if (failure) return `· the offer was ${FAILED[failure] ?? failure}`;
  return type === "offer_hold" ? "· promised to an offer" : "· waits for the log";
}

/** Where the state alone would not read well. */
const FAILED: Partial<Record<OfferState, string>> = {
  expired: "not answered",
  superseded: "overtaken",
};

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: 60px;
  padding-block: 8px;

  > div {
    display: grid;
    min-inline-size: 0;
  }

  strong {
    overflow-wrap: anywhere;
  }

  small {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;

const Figures = styled.div`
  flex: none;
  justify-items: end;
  gap: 4px;
  font-variant-numeric: tabular-nums;
`;
