import { graphql } from "../../../gql/gql.ts";
import type { AdminPosting_PostingFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { timestampText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { reasonWords } from "../../wallet/history/ledgerWords.ts";
import { MemberLink } from "../MemberLink.tsx";
import { netOf } from "./netOf.ts";

export const AdminPosting_posting = graphql(`
  fragment AdminPosting_posting on AdminPosting {
    id
    createdAt
    fromAccount
    toAccount
    amount
    reason
    description
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

type Posting = AdminPosting_PostingFragment;

const COLUMNS: readonly Column<Posting>[] = [
  { label: "When", cell: ({ createdAt }) => timestampText(createdAt) },
  {
    label: "From",
    cell: ({ fromUser, fromAccount }) =>
      fromUser ? <MemberLink member={fromUser} /> : reasonWords(fromAccount),
  },
  {
    label: "To",
    cell: ({ toUser, toAccount }) =>
      toUser ? <MemberLink member={toUser} /> : reasonWords(toAccount),
  },
  { label: "TP", isFigure: true, cell: ({ amount }) => tpText(amount) },
  { label: "Reason", cell: ({ reason }) => reasonWords(reason) },
  { label: "Description", cell: ({ description }) => description },
];

/** The postings of a transaction, the oldest first, and what they changed for each account. */
export function PostingTable({ postings }: { postings: readonly Posting[] }) {
  if (postings.length === 0) return <p>No TP have moved.</p>;
  return (
    <DataTable
      caption="Postings"
      columns={COLUMNS}
      rows={postings}
      footer={
        <>
          In sum:{" "}
          {netOf(postings)
            .map(({ name, tp }) => `${name} ${tpText(tp, true)}`)
            .join(", ")}
        </>
      }
    />
  );
}
