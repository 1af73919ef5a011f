import { useQuery } from "@apollo/client/react";
import { lazy, Suspense, useState } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { AdminItemAction } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { AdminItemStatus } from "./AdminItemStatus.tsx";
import { ItemContent } from "./ItemContent.tsx";
import { ItemFacts } from "./ItemFacts.tsx";
import { AdminItem_item } from "./ItemTable.tsx";

const DeleteItemDialog = lazy(() =>
  import("./DeleteItemDialog.tsx").then((m) => ({ default: m.DeleteItemDialog })),
);
const RestoreItemDialog = lazy(() =>
  import("./RestoreItemDialog.tsx").then((m) => ({ default: m.RestoreItemDialog })),
);

const AdminItem = graphql(`
  query AdminItem($id: ID!) {
    adminItem(id: $id) {
      id
      ...AdminItem_item
      ...ItemContent_item
    }
  }
`);

/** One item: its facts and its words, and what an administrator can do about it. */
export function ItemDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [dialog, setDialog] = useState<AdminItemAction | null>(null);
  const { data, error, refetch } = useQuery(AdminItem, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const item = getFragment(AdminItem_item, data?.adminItem);
  const close = () => setDialog(null);

  return (
    <Drawer
      title={item?.title ?? "Item"}
      subtitle={item ? <AdminItemStatus item={item} /> : null}
      onClose={onClose}
      footer={
        <>
          {item?.viewerActions.includes("delete") ? (
            <Button onClick={() => setDialog("delete")}>Delete item</Button>
          ) : null}
          {item?.viewerActions.includes("restore") ? (
            <Button onClick={() => setDialog("restore")}>Restore item</Button>
          ) : null}
        </>
      }
    >
      {error ? (
        <ErrorState
          message="Failed to load this item"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : null}
      {data?.adminItem === null ? <EmptyState title="There is no such item" /> : null}
      {!data && !error ? <Skeleton $h="320px" /> : null}
      {item ? <ItemFacts item={item} /> : null}
      {data?.adminItem ? <ItemContent item={data.adminItem} /> : null}
      <OfflineNote />
      <Suspense>
        {item && dialog === "delete" ? <DeleteItemDialog item={item} onClose={close} /> : null}
        {item && dialog === "restore" ? <RestoreItemDialog item={item} onClose={close} /> : null}
      </Suspense>
    </Drawer>
  );
}
