import { Formik, type FormikHelpers } from "formik";
import { KeyRound } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { object, string } from "yup";
import { toFailure } from "../../apollo/failure.ts";
import type { SecondStepInput } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { DialogButtons } from "../../ui/DialogButtons.ts";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { passkeyAnswer, type PasskeyOptions } from "./passkeys.ts";

interface Props {
  /** Whether the member has an authenticator app; recovery codes are taken either way. */
  authenticator: boolean;
  /** What the browser is asked for a passkey with; undefined when the member has none. */
  passkeyOptions: (() => Promise<PasskeyOptions>) | undefined;
  submitLabel: string;
  /** The title of the toast when it was not right. */
  failed: string;
  /** Rejects with a Failure when the step is not right. */
  onStep: (step: SecondStepInput) => Promise<unknown>;
  /** More buttons. */
  children?: ReactNode;
}

const EMPTY = { code: "" };
const schema = object({ code: string().trim().required("Please enter a code") });

/** The second step of a sign-in or of a proof of identity: a code, or a passkey. */
export function SecondStepForm(props: Props) {
  const { authenticator, passkeyOptions, submitLabel, failed, onStep, children } = props;
  const [isAsking, setAsking] = useState(false);
  // One at a time: each would use a step up.
  const isUnderWay = useRef(false);
  const toast = useToast();

  function tell(error: unknown): Record<string, string> {
    const { message, fields } = toFailure(error);
    toast({ title: failed, description: message, destructive: true });
    return fields;
  }

  async function handleSubmit(
    { code }: typeof EMPTY,
    { setErrors }: Pick<FormikHelpers<typeof EMPTY>, "setErrors">,
  ) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await onStep({ code: code.trim() });
    } catch (error) {
      setErrors(tell(error));
    } finally {
      isUnderWay.current = false;
    }
  }

  async function handlePasskey() {
    if (!passkeyOptions || isUnderWay.current) return;
    isUnderWay.current = true;
    setAsking(true);
    try {
      await onStep({ passkey: await passkeyAnswer(await passkeyOptions()) });
    } catch (error) {
      tell(error);
    } finally {
      isUnderWay.current = false;
      setAsking(false);
    }
  }

  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <FormFrame label="Second step" inDialog>
          {passkeyOptions ? (
            <Button
              $kind={authenticator ? "outline" : "act"}
              busy={isAsking}
              onClick={() => void handlePasskey()}
            >
              <KeyRound size={20} aria-hidden /> Use a passkey
            </Button>
          ) : null}
          <TextField
            name="code"
            label={authenticator ? "Code" : "Recovery code"}
            hint={
              authenticator
                ? "Six digits of your authenticator app, or one of your recovery codes."
                : "One of the codes you saved when you set two-step sign-in up."
            }
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
          <DialogButtons>
            {children}
            <Button type="submit" $kind={authenticator ? "act" : "outline"} busy={isSubmitting}>
              {submitLabel}
            </Button>
          </DialogButtons>
        </FormFrame>
      )}
    </Formik>
  );
}
