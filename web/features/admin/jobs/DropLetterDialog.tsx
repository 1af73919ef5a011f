import { useCommand } from "../../../apollo/useCommand.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ActionEffects_effects } from "../actions/actionEffects.ts";
import { DropDialog } from "./DropDialog.tsx";
import type { Letter } from "./LetterTable.tsx";

const TryDropLetter = graphql(`
  mutation TryDropDeadLetter($id: ID!, $reason: String!) {
    dryRun {
      dropDeadLetter(id: $id, reason: $reason) {
        ...ActionEffects_effects
      }
    }
  }
`);

const DropLetter = graphql(`
  mutation DropDeadLetter($id: ID!, $reason: String!, $confirms: String) {
    dropDeadLetter(id: $id, reason: $reason, confirms: $confirms) {
      id
    }
  }
`);

interface Props {
  letter: Letter;
  onClose: () => void;
  onDone: () => void;
}

/** Deletes a dead letter. */
export function DropLetterDialog({ letter: { id, type, consumer }, ...others }: Props) {
  const [tryOut] = useCommand(TryDropLetter);
  const [drop] = useCommand(DropLetter);

  return (
    <DropDialog
      noun="dead letter"
      title={`Drop ${type} for ${consumer}?`}
      consequence={`What should have followed from it in ${consumer} never does.`}
      dryRun={async (reason) => {
        const { dryRun } = await tryOut({ id, reason });
        return getFragment(ActionEffects_effects, dryRun.dropDeadLetter);
      }}
      drop={(reason, confirms) => drop({ id, reason, confirms })}
      {...others}
    />
  );
}
