import { ITEM_REMOVAL } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionDialog } from "../actions/ActionDialog.tsx";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";

const TryRestoreItem = graphql(`
  mutation TryRestoreItem($itemId: ID!, $reason: String!) {
    dryRun {
      restoreItem(itemId: $itemId, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const RestoreItem = graphql(`
  mutation RestoreItem($itemId: ID!, $reason: String!, $confirms: String) {
    restoreItem(itemId: $itemId, reason: $reason, confirms: $confirms) {
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

/** Puts a deleted item back to where it was. */
export function RestoreItemDialog({ item: { id, title, user }, onClose }: Props) {
  const [tryOut] = useCommand(TryRestoreItem);
  const [restore] = useCommand(RestoreItem);
  const inputOf = ({ reason }: { reason: string }) => ({ itemId: id, reason: reason.trim() });

  return (
    <ActionDialog
      title={`Restore ${title}?`}
      actLabel="Restore item"
      destructive={false}
      done="Item restored"
      failed="Failed to restore item"
      initialValues={{ reason: "" }}
      schema={schema}
      summary={({ reason }) => [
        ["Reason", reason.trim()],
        ["Who is told", user.displayName],
      ]}
      dryRun={async (values) => {
        const { dryRun } = await tryOut(inputOf(values));
        return getFragment(ActionEffects_effects, dryRun.restoreItem);
      }}
      act={(values, confirms) => restore({ ...inputOf(values), confirms })}
      onClose={onClose}
    >
      <p>{title} is put back to where it was. Offers and orders that were closed stay closed.</p>
      <ReasonField hint="For administrators only." max={ITEM_REMOVAL.reason.max} />
    </ActionDialog>
  );
}
