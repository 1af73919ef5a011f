import { Formik } from "formik";
import { VIEW_AS } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { startView } from "../../../shell/view/stopView.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { ReasonField } from "../actions/ReasonField.tsx";
import { reasonSchema } from "../actions/reasonSchema.ts";

const ViewAs = graphql(`
  mutation ViewAs($memberId: ID!, $reason: String!) {
    viewAs(memberId: $memberId, reason: $reason) {
      token
      member {
        id
        displayName
      }
    }
  }
`);

const schema = reasonSchema(VIEW_AS.reason);
const MINUTE_MS = 60_000;

interface Props {
  user: { id: string; displayName: string };
  onClose: () => void;
}

/** Asks why, and shows the market as the member in this tab. One step: it changes nothing that could be counted. */
export function ViewAsDialog({ user: { id, displayName }, onClose }: Props) {
  const [view] = useCommand(ViewAs);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();
  const title = `View the market as ${displayName}?`;

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={`In this tab you see what ${displayName} sees, for ${VIEW_AS.minutes} minutes. Nothing can be changed, and messages, notifications and settings stay private.`}
    >
      <Formik
        initialValues={{ reason: "" }}
        validationSchema={schema}
        onSubmit={async ({ reason }, { setErrors }) => {
          try {
            const { viewAs } = await withProof(() => view({ memberId: id, reason: reason.trim() }));
            const { token, member } = viewAs;
            // The clock of this browser may be wrong, the length of a view is not.
            startView({ token, member, endsAt: Date.now() + VIEW_AS.minutes * MINUTE_MS });
          } catch (error) {
            const { message, fields } = toFailure(error);
            setErrors(fields);
            toast({ title: "Failed to begin the view", description: message, destructive: true });
          }
        }}
      >
        {({ isSubmitting }) => (
          <FormFrame label={title} inDialog>
            <ReasonField
              hint={`${displayName} finds it in their activity at once.`}
              max={VIEW_AS.reason.max}
            />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                View as {displayName}
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}
