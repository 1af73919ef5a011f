import { Formik } from "formik";
import { toFailure } from "../../apollo/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { loginSchema } from "./auth.schemas.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useLogin } from "./useSignIn.ts";

const EMPTY = { email: "", password: "" };

/** The login form with email and password. */
export function LoginForm() {
  const [login] = useLogin();
  const toast = useToast();

  async function handleSubmit(values: typeof EMPTY) {
    try {
      await login(values.email.trim(), values.password);
    } catch (error) {
      toast({
        title: "Login Failed",
        description: toFailure(error).message || "Invalid credentials",
        destructive: true,
      });
    }
  }
  return (
    <Formik initialValues={EMPTY} validationSchema={loginSchema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <FormFrame label="Login">
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" $kind="act" busy={isSubmitting}>
            Login
          </Button>
        </FormFrame>
      )}
    </Formik>
  );
}
