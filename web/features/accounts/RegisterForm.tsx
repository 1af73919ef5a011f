import { Formik } from "formik";
import type { FormikHelpers } from "formik";
import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { media } from "../../ui/theme.ts";
import { useToast } from "../../ui/toast.tsx";
import { registerSchema } from "./auth.schemas.ts";
import { PasswordField } from "./PasswordField.tsx";
import { useRegister } from "./useSignIn.ts";

const EMPTY = {
  username: "",
  email: "",
  password: "",
  confirmPassword: "",
  displayName: "",
  firstName: "",
  lastName: "",
};

/** The registration form, with the password twice. */
export function RegisterForm() {
  const [register] = useRegister();
  const toast = useToast();

  async function handleSubmit(values: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) {
    const { confirmPassword: _again, ...input } = registerSchema.cast(values);
    try {
      await register({
        ...input,
        firstName: input.firstName || null,
        lastName: input.lastName || null,
      });
    } catch (error) {
      const failure = toFailure(error);
      form.setErrors(failure.fields);
      toast({
        title: "Registration Failed",
        description: failure.message || "Something went wrong",
        destructive: true,
      });
    }
  }
  return (
    <Formik initialValues={EMPTY} validationSchema={registerSchema} onSubmit={handleSubmit}>
      {({ isSubmitting }) => (
        <FormFrame label="Register">
          <TextField
            name="username"
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="displayName"
            label="Display name"
            hint="What other members see."
            autoComplete="nickname"
          />
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <PasswordField
            name="password"
            label="Password"
            hint="At least 8 characters."
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label="Confirm password"
            autoComplete="new-password"
          />
          <Pair>
            <TextField name="firstName" label="First name (optional)" autoComplete="given-name" />
            <TextField name="lastName" label="Last name (optional)" autoComplete="family-name" />
          </Pair>
          <Button type="submit" $kind="act" busy={isSubmitting}>
            Register
          </Button>
        </FormFrame>
      )}
    </Formik>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  ${media.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
