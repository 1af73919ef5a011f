import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { RECOVERY_CODES } from "../../../../schema/limits.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { StepRow } from "./StepRow.tsx";
import { useTold } from "./useTold.ts";

const RecoveryCodesRow_twoStep = graphql(`
  fragment RecoveryCodesRow_twoStep on TwoStepSignIn {
    recoveryCodesLeft
  }
`);

const RenewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes
  }
`);

/** How many recovery codes are left, and new ones. */
export function RecoveryCodesRow(props: {
  twoStep: FragmentType<typeof RecoveryCodesRow_twoStep>;
  onRenewed: (recoveryCodes: readonly string[]) => void;
}) {
  const { recoveryCodesLeft: left } = getFragment(RecoveryCodesRow_twoStep, props.twoStep);
  const [isAsking, setAsking] = useState(false);
  const [renew] = useCommand(RenewRecoveryCodes);
  const { withProof, proofDialog } = useProof();
  const told = useTold();

  return (
    <StepRow
      icon={<LifeBuoy size={24} aria-hidden />}
      title="Recovery codes"
      hint={`${left} of ${RECOVERY_CODES} left, for when your app or passkey is lost.`}
    >
      <Button $small onClick={() => setAsking(true)}>
        New codes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Make new recovery codes?"
        body="The old ones do not count any more."
        confirmLabel="Make new codes"
        destructive={false}
        onConfirm={() =>
          told(
            "Could not make new codes",
            async () => {
              const { renewRecoveryCodes } = await withProof(() => renew({}));
              props.onRenewed(renewRecoveryCodes);
            },
            "rethrow",
          )
        }
      />
      {proofDialog}
    </StepRow>
  );
}
