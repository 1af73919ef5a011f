import { Formik } from "formik";
import { Suspense, useState } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { lazy } from "../../ui/lazy.ts";
import { TextField } from "../../ui/TextField.tsx";
import { useToast } from "../../ui/toast.tsx";
import { loginSchema } from "./auth.schemas.ts";
import type { FirstStep } from "./LoginSecondStep.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useLogin } from "./useSignIn.ts";

const LoginSecondStep = lazy(
  () => import("./LoginSecondStep.tsx"),
  (module) => module.LoginSecondStep,
);

const EMPTY = { email: "", password: "" };

/** The login form with email and password. */
export function LoginForm() {
  const [login] = useLogin();
  const toast = useToast();
  const [first, setFirst] = useState<FirstStep | null>(null);

  async function handleSubmit(values: typeof EMPTY) {
    try {
      await login(values.email.trim(), values.password);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code === "SECOND_STEP_REQUIRED") {
        setFirst({ ...values, ways: failure.details as FirstStep["ways"] });
        return;
      }
      toast({
        title: "Login Failed",
        description: failure.message || "Invalid credentials",
        destructive: true,
      });
    }
  }
  if (first)
    return (
      <Suspense>
        <LoginSecondStep first={first} onBack={() => setFirst(null)} />
      </Suspense>
    );
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
