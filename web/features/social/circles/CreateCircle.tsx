import { Form, Formik } from "formik";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { object, string } from "yup";
import {
  CIRCLE_DESCRIPTION_MAX,
  CIRCLE_NAME_MAX,
  LOCATION_MAX,
} from "../../../../schema/limits.ts";
import { toFailure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../ui/TextAreaField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { space } from "../../../ui/theme.ts";
import { useToast } from "../../../ui/toast.tsx";

const CreateCircleMutation = graphql(`
  mutation CreateCircle($input: CreateCircleInput!, $key: String) {
    createCircle(input: $input, idempotencyKey: $key) {
      circle {
        ...CircleCard_circle
        id
      }
    }
  }
`);

const terms = object({
  name: string()
    .trim()
    .required("A circle needs a name")
    .max(CIRCLE_NAME_MAX, `At most ${CIRCLE_NAME_MAX} characters`),
  description: string().max(CIRCLE_DESCRIPTION_MAX, `At most ${CIRCLE_DESCRIPTION_MAX} characters`),
  location: string().max(LOCATION_MAX, `At most ${LOCATION_MAX} characters`),
});

const WHO = [
  { value: "all", label: "Everybody may join" },
  { value: "asked", label: "You decide who comes in" },
] as const;

const EMPTY = { name: "", description: "", location: "", who: "all" };

/** Creates a circle and opens it. */
export function CreateCircle({ onClose }: { readonly onClose: () => void }) {
  const [create] = useCommand(CreateCircleMutation);
  const key = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const toast = useToast();

  async function handleSubmit({ who, ...input }: typeof EMPTY) {
    try {
      const { createCircle } = await create(
        { input: { ...input, isPrivate: who === "asked" }, key: key.current },
        { update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "circles" }) },
      );
      onClose();
      if (createCircle.circle) void navigate(`/circles/${createCircle.circle.id}`);
    } catch (error) {
      // The next try may have other values, so it needs a new key.
      key.current = crypto.randomUUID();
      const description = toFailure(error).message;
      toast({ title: "Failed to create the circle", description, destructive: true });
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title="Create circle">
      <Formik initialValues={EMPTY} validationSchema={terms} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Fields noValidate>
            <TextField name="name" label="Name" autoComplete="off" />
            <TextAreaField name="description" label="What is it about? (optional)" rows={3} />
            <TextField name="location" label="Place (optional)" autoComplete="off" />
            <SelectField name="who" label="Who may come in?" options={WHO} />
            <Acts>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Create
              </Button>
            </Acts>
          </Fields>
        )}
      </Formik>
    </Dialog>
  );
}

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
`;
