import { Smartphone } from "lucide-react";
import { useState } from "react";
import { useCommand } from "../../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import type { BeginAuthenticatorMutation } from "../../../gql/graphql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { AuthenticatorDialog } from "./AuthenticatorDialog.tsx";
import { StepRow } from "./StepRow.tsx";
import { useTold } from "./useTold.ts";

const AuthenticatorRow_twoStep = graphql(`
  fragment AuthenticatorRow_twoStep on TwoStepSignIn {
    authenticatorSince
  }
`);

const BeginAuthenticator = graphql(`
  mutation BeginAuthenticator {
    beginAuthenticator {
      secret
      uri
    }
  }
`);

const RemoveAuthenticator = graphql(`
  mutation RemoveAuthenticator {
    removeAuthenticator {
      isOn
    }
  }
`);

type Setup = BeginAuthenticatorMutation["beginAuthenticator"];

/** The authenticator app: to set it up, or since when there is one. */
export function AuthenticatorRow(props: {
  twoStep: FragmentType<typeof AuthenticatorRow_twoStep>;
  onChanged: (recoveryCodes?: readonly string[]) => void;
}) {
  const { authenticatorSince: since } = getFragment(AuthenticatorRow_twoStep, props.twoStep);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [begin, { busy }] = useCommand(BeginAuthenticator);
  const [remove] = useCommand(RemoveAuthenticator);
  const { withProof, proofDialog } = useProof();
  const told = useTold();

  return (
    <StepRow
      icon={<Smartphone size={24} aria-hidden />}
      title="Authenticator app"
      hint={
        since ? (
          <>
            Set up <TimeAgo date={since} />.
          </>
        ) : (
          "An app on your phone that shows six digits, such as those of password managers."
        )
      }
    >
      {since ? (
        <Button $small onClick={() => setAsking(true)} aria-label="Remove the authenticator app">
          Remove
        </Button>
      ) : (
        <Button
          $small
          busy={busy}
          aria-label="Set up an authenticator app"
          onClick={() =>
            void told("Could not set up the app", async () =>
              setSetup((await withProof(() => begin({}))).beginAuthenticator),
            )
          }
        >
          Set up
        </Button>
      )}
      {setup ? (
        <AuthenticatorDialog
          setup={setup}
          onDone={(codes) => {
            setSetup(null);
            props.onChanged(codes);
          }}
          onClose={() => setSetup(null)}
        />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove the authenticator app?"
        body="Its codes do not count any more. Without a passkey, two-step sign-in is off then."
        confirmLabel="Remove"
        onConfirm={() =>
          told(
            "Could not remove the app",
            async () => {
              await withProof(() => remove({}));
              props.onChanged();
            },
            "rethrow",
          )
        }
      />
      {proofDialog}
    </StepRow>
  );
}
