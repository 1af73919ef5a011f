import { useQuery } from "@apollo/client/react";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { Facts } from "../Facts.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { AdminPosting_posting, PostingTable } from "./PostingTable.tsx";
import { AdminStep_step, StepTable } from "./StepTable.tsx";
import { TransactionBadge } from "./TransactionBadge.tsx";
import { AdminTransaction_transaction } from "./TransactionTable.tsx";

const AdminTransaction = graphql(`
  query AdminTransaction($id: ID!) {
    adminTransaction(id: $id) {
      id
      ...AdminTransaction_transaction
      postings {
        id
        ...AdminPosting_posting
      }
      steps {
        id
        ...AdminStep_step
      }
    }
  }
`);

/** One transaction with its steps, and the postings of the books behind it. */
export function TransactionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(AdminTransaction, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const transaction = getFragment(AdminTransaction_transaction, data?.adminTransaction);
  const { postings, steps } = data?.adminTransaction ?? {};

  return (
    <Dialog open wide onOpenChange={onClose} title={`Transaction #${id}`}>
      {error ? (
        <ErrorState
          message="Failed to load this transaction"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data?.adminTransaction === null ? <EmptyState title="There is no such transaction" /> : null}
      {!data && !error ? <Skeleton $h="320px" /> : null}
      {transaction ? (
        <Facts
          facts={[
            ["Item", transaction.itemTitle ?? "–"],
            ["From", <MemberLink key="from" member={transaction.fromUser} />],
            ["To", <MemberLink key="to" member={transaction.toUser} />],
            ["TP", tpText(transaction.trustPoints)],
            ["Type", reasonWords(transaction.type)],
            ["Status", <TransactionBadge key="status" status={transaction.status} />],
            ["Begun", timestampText(transaction.createdAt)],
            ["Completed", transaction.completedAt ? timestampText(transaction.completedAt) : "–"],
          ]}
        />
      ) : null}
      {postings ? (
        <Part>
          <h3>Postings</h3>
          <PostingTable postings={getFragment(AdminPosting_posting, postings)} />
        </Part>
      ) : null}
      {steps ? (
        <Part>
          <h3>Steps</h3>
          <StepTable steps={getFragment(AdminStep_step, steps)} />
        </Part>
      ) : null}
      <OfflineNote />
    </Dialog>
  );
}

const Part = styled.section`
  /* In a dialog the header of the table sticks at the top. */
  --barHeight: 0px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
