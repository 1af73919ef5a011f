import { Formik } from "formik";
import type { VerificationChannel } from "../../gql/graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { StepForm } from "./StepForm.tsx";
import { emailSchema, phoneSchema } from "./trust.schemas.ts";

const FIELDS = {
  email: {
    schema: emailSchema,
    input: {
      label: "Email",
      type: "email",
      autoComplete: "email",
      hint: "The email address of your account.",
    },
  },
  phone: {
    schema: phoneSchema,
    input: {
      label: "Phone number",
      type: "tel",
      autoComplete: "tel",
      hint: "With its country code, such as +44 7700 900123.",
    },
  },
} as const;

/** The step that asks for the address or number, and sends the code. */
export function SendStep({
  type,
  known,
  onSend,
}: {
  readonly type: VerificationChannel;
  /** The address or number of the account. */
  readonly known: string;
  readonly onSend: (to: string) => Promise<void>;
}) {
  const { schema, input } = FIELDS[type];
  return (
    <Formik
      initialValues={{ to: known }}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={({ to }) => onSend(to)}
    >
      {({ values, isSubmitting }) => (
        <StepForm label={`Verify your ${type}`}>
          <TextField name="to" {...input} />
          <Button type="submit" $kind="act" busy={isSubmitting} disabled={values.to.trim() === ""}>
            Send Verification Code
          </Button>
        </StepForm>
      )}
    </Formik>
  );
}
