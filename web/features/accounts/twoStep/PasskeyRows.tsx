import { KeyRound } from "lucide-react";
import { useState } from "react";
import { PASSKEYS } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { AddPasskeyDialog } from "./AddPasskeyDialog.tsx";
import { StepRow } from "./StepRow.tsx";
import { useTold } from "./useTold.ts";

const PasskeyRows_twoStep = graphql(`
  fragment PasskeyRows_twoStep on TwoStepSignIn {
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
  }
`);

const RemovePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) {
      isOn
    }
  }
`);

interface Props {
  twoStep: FragmentType<typeof PasskeyRows_twoStep>;
  onChanged: (recoveryCodes?: readonly string[]) => void;
}

/** The member's passkeys, and one more. */
export function PasskeyRows({ twoStep, onChanged }: Props) {
  const { passkeys } = getFragment(PasskeyRows_twoStep, twoStep);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<{ id: string; name: string } | null>(null);
  const [remove] = useCommand(RemovePasskey);
  const { withProof, proofDialog } = useProof();
  const told = useTold();
  const icon = <KeyRound size={24} aria-hidden />;

  return (
    <>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <StepRow
          key={id}
          icon={icon}
          title={name}
          hint={
            <>
              Passkey, added <TimeAgo date={createdAt} />
              {lastUsedAt ? (
                <>
                  , last used <TimeAgo date={lastUsedAt} />
                </>
              ) : null}
              .
            </>
          }
        >
          <Button
            $small
            onClick={() => setRemoved({ id, name })}
            aria-label={`Remove the passkey ${name}`}
          >
            Remove
          </Button>
        </StepRow>
      ))}
      {passkeys.length < PASSKEYS.perMember ? (
        <StepRow
          icon={icon}
          title={passkeys.length === 0 ? "Passkey" : "Another passkey"}
          hint="Your fingerprint, your face or the code of this device, or a security key."
        >
          <Button $small onClick={() => setAdding(true)} aria-label="Add a passkey">
            Add
          </Button>
        </StepRow>
      ) : null}
      {isAdding ? (
        <AddPasskeyDialog
          onAdded={(codes) => {
            setAdding(false);
            onChanged(codes);
          }}
          onClose={() => setAdding(false)}
        />
      ) : null}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={`Remove ${removed?.name ?? "the passkey"}?`}
        body="It does not count any more. With the last passkey, and without an authenticator app, two-step sign-in is off."
        confirmLabel="Remove"
        onConfirm={() =>
          told(
            "Could not remove the passkey",
            async () => {
              await withProof(() => remove({ id: removed?.id ?? "" }));
              onChanged();
            },
            "rethrow",
          )
        }
      />
      {proofDialog}
    </>
  );
}
