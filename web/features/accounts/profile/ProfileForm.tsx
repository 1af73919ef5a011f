import { Formik, type FormikHelpers } from "formik";
import { styled } from "styled-components";
import { BIO_MAX, DISPLAY_NAME, LOCATION_MAX } from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";
import { profileSchema } from "./profile.schemas.ts";

const UpdateProfile = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      id
      user {
        id
        displayName
        location
        bio
      }
    }
  }
`);

interface Values {
  displayName: string;
  location: string;
  bio: string;
}

interface Props {
  user: { displayName: string; location?: string | null; bio?: string | null };
  onDone: () => void;
}

/** The form for name, place and bio. Cancel changes nothing. Source: S1 §2 "Profile", VA-024. */
export function ProfileForm({ user, onDone }: Props) {
  const [update] = useCommand(UpdateProfile);
  const toast = useToast();

  async function handleSubmit(values: Values, { setErrors }: FormikHelpers<Values>) {
    const { displayName, location, bio } = profileSchema.cast(values);
    try {
      await update({ input: { displayName, location: location || null, bio: bio || null } });
    } catch (error) {
      setErrors(toFailure(error).fields);
      toast({ title: "Error", description: "Failed to update profile", destructive: true });
      return;
    }
    toast({ title: "Profile updated!" });
    onDone();
  }

  return (
    <Formik<Values>
      initialValues={{
        displayName: user.displayName,
        location: user.location ?? "",
        bio: user.bio ?? "",
      }}
      validationSchema={profileSchema}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFrame label="Edit profile" inDialog>
          <TextField
            name="displayName"
            label="Display name"
            autoComplete="name"
            required
            maxLength={DISPLAY_NAME.max}
          />
          <TextField
            name="location"
            label="Location"
            autoComplete="address-level2"
            maxLength={LOCATION_MAX}
          />
          <TextAreaField name="bio" label="Bio" rows={5} maxLength={BIO_MAX} />
          <Acts>
            <Button onClick={onDone}>Cancel</Button>
            <Button type="submit" $kind="act" busy={isSubmitting}>
              {isSubmitting ? "Saving…" : "Save"}
            </Button>
          </Acts>
        </FormFrame>
      )}
    </Formik>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
