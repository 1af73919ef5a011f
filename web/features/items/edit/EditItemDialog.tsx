import { useQuery } from "@apollo/client/react";
import { graphql } from "../../../gql/gql.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EditItemForm } from "./EditItemForm.tsx";

const ITEM_TO_EDIT = graphql(`
  query ItemToEdit($id: ID!) {
    item(id: $id) {
      id
      ...EditItemForm_item
    }
  }
`);

interface Props {
  item: { id: string; title: string };
  onClose: () => void;
}

/** Edits a listing. It is refetched first, so that nobody edits a version that another tab has changed already. */
export function EditItemDialog({ item: { id, title }, onClose }: Props) {
  const { data, error, refetch } = useQuery(ITEM_TO_EDIT, {
    variables: { id },
    fetchPolicy: "network-only",
    // From here on the form holds the member's edits, which the cache must not replace.
    nextFetchPolicy: "cache-only",
  });

  return (
    <Dialog open onOpenChange={onClose} title={`Edit ${title}`}>
      {error && <ErrorState message="Failed to load the item" onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton $h="480px" />}
      {data?.item && <EditItemForm item={data.item} onClose={onClose} />}
    </Dialog>
  );
}
