import { graphql } from "../../../gql/gql.ts";
import type { AdminTransaction_TransactionFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { MemberLink } from "../MemberLink.tsx";
import { RowLink } from "../RowLink.tsx";
import { TransactionBadge } from "./TransactionBadge.tsx";

export const AdminTransaction_transaction = graphql(`
  fragment AdminTransaction_transaction on AdminTransaction {
    id
    itemTitle
    trustPoints
    type
    status
    createdAt
    completedAt
    fromUser {
      id
      displayName
    }
    toUser {
      id
      displayName
    }
  }
`);

type Transaction = AdminTransaction_TransactionFragment;

const COLUMNS: readonly Column<Transaction>[] = [
  {
    label: "Number",
    cell: ({ id, itemTitle }) => (
      <RowLink name="transaction" id={id}>
        #{id}
        <VisuallyHidden> {itemTitle}</VisuallyHidden>
      </RowLink>
    ),
  },
  { label: "Item", cell: ({ itemTitle }) => itemTitle ?? "–" },
  { label: "From", cell: ({ fromUser }) => <MemberLink member={fromUser} /> },
  { label: "To", cell: ({ toUser }) => <MemberLink member={toUser} /> },
  { label: "TP", isFigure: true, cell: ({ trustPoints }) => tpText(trustPoints) },
  { label: "Type", cell: ({ type }) => reasonWords(type) },
  { label: "Status", cell: ({ status }) => <TransactionBadge status={status} /> },
  { label: "Date", cell: ({ createdAt }) => dayText(createdAt) },
];

/** Transactions in a table, one a row. */
export function TransactionTable(props: { transactions: readonly Transaction[]; busy: boolean }) {
  return (
    <DataTable
      caption="Transactions"
      columns={COLUMNS}
      rows={props.transactions}
      busy={props.busy}
      minWidth={760}
    />
  );
}
