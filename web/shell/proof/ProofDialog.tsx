import { useQuery } from "@apollo/client/react";
import { Formik, type FormikHelpers } from "formik";
import { object, string } from "yup";
import { STEP_UP_MINUTES } from "../../../schema/limits.ts";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { ProofWaysQuery } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogButtons } from "../../ui/DialogButtons.ts";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { SecondStepForm } from "./SecondStepForm.tsx";

const ProofWays = graphql(`
  query ProofWays {
    twoStepSignIn {
      isOn
      authenticatorSince
      passkeys {
        id
      }
    }
  }
`);

const ProveIdentity = graphql(`
  mutation ProveIdentity($password: String, $secondStep: SecondStepInput) {
    proveIdentity(password: $password, secondStep: $secondStep)
  }
`);

const BeginPasskeyProof = graphql(`
  mutation BeginPasskeyProof {
    beginPasskeyProof
  }
`);

const FAILED = "Could not prove that it is you";

interface Props {
  /** Whether the member has proven it. */
  onEnd: (isProven: boolean) => void;
}

/** Asks the member to prove that it is them, before something that a stranger at an open browser must not do. */
export function ProofDialog({ onEnd }: Props) {
  const { data, error, refetch } = useQuery(ProofWays, { fetchPolicy: "no-cache" });

  return (
    <Dialog
      open
      onOpenChange={() => onEnd(false)}
      title="Is it you?"
      description={`This needs a fresh proof. It counts for ${STEP_UP_MINUTES} minutes in this browser.`}
    >
      {error ? (
        <ErrorState message={toFailure(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton $h="140px" /> : null}
      {data ? <Proof ways={data.twoStepSignIn} onEnd={onEnd} /> : null}
    </Dialog>
  );
}

function Proof({ ways, onEnd }: Props & { ways: ProofWaysQuery["twoStepSignIn"] }) {
  const [prove] = useCommand(ProveIdentity);
  const [begin] = useCommand(BeginPasskeyProof);
  const cancel = <Button onClick={() => onEnd(false)}>Cancel</Button>;

  if (!ways.isOn)
    return (
      <PasswordProof
        onPassword={async (password) => {
          await prove({ password });
          onEnd(true);
        }}
      >
        {cancel}
      </PasswordProof>
    );
  return (
    <SecondStepForm
      authenticator={ways.authenticatorSince !== null}
      passkeyOptions={
        ways.passkeys.length > 0 ? async () => (await begin({})).beginPasskeyProof : undefined
      }
      submitLabel="Continue"
      failed={FAILED}
      onStep={async (secondStep) => {
        await prove({ secondStep });
        onEnd(true);
      }}
    >
      {cancel}
    </SecondStepForm>
  );
}

const EMPTY = { password: "" };
const schema = object({ password: string().required("Password is required") });

function PasswordProof(props: {
  onPassword: (password: string) => Promise<void>;
  children: React.ReactNode;
}) {
  const toast = useToast();

  async function handleSubmit(
    { password }: typeof EMPTY,
    { setErrors }: Pick<FormikHelpers<typeof EMPTY>, "setErrors">,
  ) {
    try {
      await props.onPassword(password);
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: FAILED, description: message, destructive: true });
    }
  }
  return (
    <Formik initialValues={EMPTY} validationSchema={schema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <FormFrame label="Proof" inDialog>
          <TextField
            name="password"
            label="Your password"
            type="password"
            autoComplete="current-password"
          />
          <DialogButtons>
            {props.children}
            <Button type="submit" $kind="act" busy={isSubmitting}>
              Continue
            </Button>
          </DialogButtons>
        </FormFrame>
      )}
    </Formik>
  );
}
