import { object } from "yup";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";

const TryRestoreItem = graphql(`
  mutation TryRestoreItem($itemId: ID!) {
    dryRun {
      restoreItem(itemId: $itemId) {
        ...ActionEffects_effects
      }
    }
  }
`);

const RestoreItem = graphql(`
  mutation RestoreItem($itemId: ID!, $confirms: String) {
    restoreItem(itemId: $itemId, confirms: $confirms) {
      item {
        id
        ...AdminItem_item
      }
    }
  }
`);

interface Props {
  item: { id: string; title: string; user: { displayName: string } };
  onClose: () => void;
}

/** Puts a deleted item back to where it was. */
export function RestoreItemDialog({ item: { id, title, user }, onClose }: Props) {
  const [tryOut] = useCommand(TryRestoreItem);
  const [restore] = useCommand(RestoreItem);

  return (
    <ActionDialog
      title={`Restore ${title}?`}
      actLabel="Restore item"
      destructive={false}
      done="Item restored"
      failed="Failed to restore item"
      initialValues={{}}
      schema={object()}
      summary={() => [["Who is told", user.displayName]]}
      dryRun={async () => {
        const { dryRun } = await tryOut({ itemId: id });
        return getFragment(ActionEffects_effects, dryRun.restoreItem);
      }}
      act={(_values, confirms) => restore({ itemId: id, confirms })}
      onClose={onClose}
    >
      <p>{title} is put back to where it was. Offers and orders that were closed stay closed.</p>
    </ActionDialog>
  );
}
