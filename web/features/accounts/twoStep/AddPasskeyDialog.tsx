import { Formik, type FormikHelpers } from "formik";
import { object, string } from "yup";
import { PASSKEYS } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { newPasskey } from "../../../shell/proof/passkeys.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { deviceName } from "../deviceName.ts";

const BeginPasskey = graphql(`
  mutation BeginPasskey {
    beginPasskey
  }
`);

const AddPasskey = graphql(`
  mutation AddPasskey($name: String!, $response: JSONObject!) {
    addPasskey(name: $name, response: $response) {
      recoveryCodes
    }
  }
`);

const schema = object({
  name: string()
    .trim()
    .required("Please name it")
    .max(PASSKEYS.nameMax, `A name has at most ${PASSKEYS.nameMax} characters`),
});

interface Props {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Names a passkey and lets the browser make it. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const [begin] = useCommand(BeginPasskey);
  const [add] = useCommand(AddPasskey);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  async function handleSubmit(
    { name }: { name: string },
    { setErrors }: Pick<FormikHelpers<{ name: string }>, "setErrors">,
  ) {
    try {
      const { beginPasskey: options } = await withProof(() => begin({}));
      const response = await newPasskey(options);
      const { addPasskey } = await withProof(() => add({ name: name.trim(), response }));
      toast({ title: "Passkey added" });
      onAdded(addPasskey.recoveryCodes);
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: "Could not add the passkey", description: message, destructive: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a passkey"
      description="Your browser asks for your fingerprint, your face, the code of this device, or a security key."
    >
      <Formik
        initialValues={{ name: deviceName(navigator.userAgent) }}
        validationSchema={schema}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <FormFrame label="Add a passkey" inDialog>
            <TextField
              name="name"
              label="Name"
              hint="So that you know it in your list."
              maxLength={PASSKEYS.nameMax}
            />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Continue
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}
