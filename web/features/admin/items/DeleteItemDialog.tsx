import { ITEM_REMOVAL } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";

const TryDeleteItem = graphql(`
  mutation TryDeleteItem($itemId: ID!, $reason: String!) {
    dryRun {
      deleteItem(itemId: $itemId, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const DeleteItem = graphql(`
  mutation DeleteItem($itemId: ID!, $reason: String!, $confirms: String) {
    deleteItem(itemId: $itemId, reason: $reason, confirms: $confirms) {
      item {
        id
        ...AdminItem_item
      }
    }
  }
`);

const schema = reasonSchema(ITEM_REMOVAL.reason);

interface Props {
  item: { id: string; title: string; user: { displayName: string } };
  onClose: () => void;
}

/** Takes an item off the market: the reason, then what goes with it. Source: S2 §2 "Items tab allows removal" */
export function DeleteItemDialog({ item: { id, title, user }, onClose }: Props) {
  const [tryOut] = useCommand(TryDeleteItem);
  const [deleteItem] = useCommand(DeleteItem);
  const inputOf = ({ reason }: { reason: string }) => ({ itemId: id, reason: reason.trim() });

  return (
    <ActionDialog
      title={`Delete ${title}?`}
      actLabel="Delete item"
      done="Item deleted successfully"
      failed="Failed to delete item"
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        [`Reason, as ${user.displayName} is told`, reason.trim()],
        ["Can be restored for", `${ITEM_REMOVAL.restoreDays} days`],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.deleteItem);
      }}
      act={(values, confirms) => deleteItem({ ...inputOf(values), confirms })}
      onClose={onClose}
    >
      <ReasonField hint={`${user.displayName} is told it.`} max={ITEM_REMOVAL.reason.max} />
    </ActionDialog>
  );
}
