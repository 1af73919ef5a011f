import { Formik } from "formik";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { resetSchema } from "./auth.schemas.ts";
import { PasswordField } from "./PasswordField.tsx";

const ResetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    resetPassword(token: $token, password: $password)
  }
`);

/** Sets a new password with the token of the mail. The token field shows only if the link had no token. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const [reset] = useCommand(ResetPasswordMutation);
  const toast = useToast();

  async function handleSubmit(values: { token: string; password: string }) {
    try {
      const { resetPassword: words } = await reset({
        token: values.token.trim(),
        password: values.password,
      });
      toast({ title: "Password Reset Successful", description: words });
      onReset();
    } catch (error) {
      const description = toFailure(error).message || "Failed to reset password";
      toast({ title: "Password Reset Failed", description, destructive: true });
    }
  }
  return (
    <Formik
      initialValues={{ token, password: "" }}
      validationSchema={resetSchema}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFrame label="Reset Your Password" inDialog>
          {token === "" ? (
            <TextField name="token" label="Reset token" autoComplete="one-time-code" />
          ) : null}
          <PasswordField
            name="password"
            label="New password"
            hint="At least 8 characters."
            autoComplete="new-password"
          />
          <Button type="submit" $kind="act" busy={isSubmitting}>
            Reset password
          </Button>
        </FormFrame>
      )}
    </Formik>
  );
}
