import { Formik } from "formik";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { forgotSchema } from "./auth.schemas.ts";

const ForgotPasswordMutation = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

const EMPTY = { email: "" };

/** Requests the mail with the reset link. The response is the same whether the address is known or not. */
export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const [forgot] = useCommand(ForgotPasswordMutation);
  const toast = useToast();

  async function handleSubmit({ email }: typeof EMPTY) {
    try {
      await forgot({ email: email.trim() });
      toast({
        title: "Password Reset Email Sent",
        description: "If an account with this email exists, a password reset link has been sent.",
      });
      onSent();
    } catch {
      toast({ title: "Error", description: "Failed to send reset email", destructive: true });
    }
  }
  return (
    <Formik initialValues={EMPTY} validationSchema={forgotSchema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <FormFrame label="Forgot your password?" inDialog>
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <Button type="submit" $kind="act" busy={isSubmitting}>
            Send reset link
          </Button>
        </FormFrame>
      )}
    </Formik>
  );
}
