import { useApolloClient } from "@apollo/client/react";
import { Formik, type FormikHelpers } from "formik";
import { styled } from "styled-components";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { passwordSchema } from "./profile.schemas.ts";
import { SettingsSection } from "./SettingsSection.tsx";

const ChangePassword = graphql(`
  mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
  }
`);

interface Values {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** Changes the password, which signs the other devices out. */
export function PasswordSettings() {
  const [change] = useCommand(ChangePassword);
  const client = useApolloClient();
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  async function handleSubmit(
    { currentPassword, newPassword }: Values,
    { setErrors, resetForm }: FormikHelpers<Values>,
  ) {
    try {
      const { changePassword: ended } = await withProof(() =>
        change({ currentPassword, newPassword }),
      );
      resetForm();
      const others = ended === 1 ? "One other session was" : `${ended} other sessions were`;
      toast({
        title: "Password changed",
        description: ended === 0 ? "Use it from the next sign-in on." : `${others} ended.`,
      });
      await client.refetchQueries({ include: ["Sessions"] });
    } catch (error) {
      const { message, fields } = toFailure(error);
      setErrors(fields);
      toast({ title: "Failed to change password", description: message, destructive: true });
    }
  }

  return (
    <SettingsSection title="Password" hint="Every other device is signed out when it changes.">
      <Formik<Values>
        initialValues={{ currentPassword: "", newPassword: "", confirmPassword: "" }}
        validationSchema={passwordSchema}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ isSubmitting }) => (
          <Narrow>
            <FormFrame label="Password">
              <PasswordField
                name="currentPassword"
                label="Current password"
                autoComplete="current-password"
              />
              <PasswordField
                name="newPassword"
                label="New password"
                hint="At least 8 characters."
                autoComplete="new-password"
              />
              <PasswordField
                name="confirmPassword"
                label="Repeat the new password"
                autoComplete="new-password"
              />
              <div>
                <Button type="submit" busy={isSubmitting}>
                  Change password
                </Button>
              </div>
            </FormFrame>
          </Narrow>
        )}
      </Formik>
      {proofDialog}
    </SettingsSection>
  );
}

const Narrow = styled.div`
  max-inline-size: 420px;
`;
