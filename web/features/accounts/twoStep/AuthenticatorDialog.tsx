import { Formik, type FormikHelpers } from "formik";
import encodeQR from "qr";
import { useMemo } from "react";
import { styled } from "styled-components";
import { object, string } from "yup";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useToast } from "../../../ui/toast.tsx";

const ConfirmAuthenticator = graphql(`
  mutation ConfirmAuthenticator($code: String!) {
    confirmAuthenticator(code: $code) {
      recoveryCodes
    }
  }
`);

const EMPTY = { code: "" };
const schema = object({
  code: string()
    .transform((text: string) => text.replaceAll(/\s/g, ""))
    .required("Please enter a code")
    .matches(/^\d{6}$/, "A code has six digits"),
});

interface Props {
  setup: { secret: string; uri: string };
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** The secret for the app, as a picture and as text, and the first code, which shows that the app has it. */
export function AuthenticatorDialog({ setup: { secret, uri }, onDone, onClose }: Props) {
  const [confirm] = useCommand(ConfirmAuthenticator);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();
  const picture = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(encodeQR(uri, "svg", { border: 4 }))}`,
    [uri],
  );

  async function handleSubmit(
    { code }: typeof EMPTY,
    { setErrors }: Pick<FormikHelpers<typeof EMPTY>, "setErrors">,
  ) {
    try {
      const { confirmAuthenticator } = await withProof(() => confirm({ code }));
      toast({ title: "Authenticator app set up" });
      onDone(confirmAuthenticator.recoveryCodes);
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: "Could not set up the app", description: message, destructive: true });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Set up an authenticator app"
      description="Scan the picture with the app, or type the key into it. Then enter the code that it shows."
    >
      <Secret>
        <img src={picture} width={200} height={200} alt="QR code with the key below" />
        <dl>
          <dt>Key</dt>
          <dd>
            <code>{secret.match(/.{1,4}/g)?.join(" ")}</code>
          </dd>
        </dl>
        <a href={uri}>Open in an app on this device</a>
      </Secret>
      <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <FormFrame label="Set up an authenticator app" inDialog>
            <TextField
              name="code"
              label="Code"
              hint="Six digits."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
            />
            <DialogButtons>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Set up
              </Button>
            </DialogButtons>
          </FormFrame>
        )}
      </Formik>
      {proofDialog}
    </Dialog>
  );
}

const Secret = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  text-align: center;

  img {
    /* A dark code on white in either theme: some apps read nothing else. */
    background: #fff;
    border-radius: 8px;
  }

  dt {
    color: var(--ink2);
    font-size: 0.9375rem;
  }

  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
