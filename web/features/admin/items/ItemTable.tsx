import { graphql } from "../../../gql/gql.ts";
import type { AdminItem_ItemFragment } from "../../../gql/graphql.ts";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { dayText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { MemberLink } from "../MemberLink.tsx";
import { RowLink } from "../RowLink.tsx";
import { AdminItemStatus } from "./AdminItemStatus.tsx";

/** The fields of an item that the table and the panel show. */
export const AdminItem_item = graphql(`
  fragment AdminItem_item on AdminItem {
    id
    title
    category
    trustPoints
    status
    quantity
    viewCount
    createdAt
    user {
      id
      username
      displayName
    }
    removalReason
    removedBy {
      id
      displayName
    }
    restorableUntil
    viewerActions
  }
`);

const COLUMNS: readonly Column<AdminItem_ItemFragment>[] = [
  {
    label: "Item",
    cell: ({ id, title }) => (
      <RowLink name="item" id={id}>
        {title}
      </RowLink>
    ),
  },
  { label: "Status", cell: (item) => <AdminItemStatus item={item} /> },
  { label: "Owner", cell: ({ user }) => <MemberLink member={user} /> },
  { label: "Category", cell: ({ category }) => category },
  { label: "Price", isFigure: true, cell: ({ trustPoints }) => tpText(trustPoints) },
  { label: "Pieces", isFigure: true, cell: ({ quantity }) => quantity },
  { label: "Views", isFigure: true, cell: ({ viewCount }) => viewCount },
  { label: "Listed", cell: ({ createdAt }) => dayText(createdAt) },
];

/** Items in a table, one a row. */
export function ItemTable(props: { items: readonly AdminItem_ItemFragment[]; busy: boolean }) {
  return (
    <DataTable
      caption="Items"
      columns={COLUMNS}
      rows={props.items}
      busy={props.busy}
      minWidth={820}
    />
  );
}
