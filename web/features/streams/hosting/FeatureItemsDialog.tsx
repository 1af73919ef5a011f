import { Form, Formik } from "formik";
import { styled } from "styled-components";
import type { Failure } from "../../../apollo/failure.ts";
import { useCommand } from "../../../apollo/useCommand.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { OwnItemsField } from "./OwnItemsField.tsx";

const SetFeaturedItems = graphql(`
  mutation SetFeaturedItems($streamId: ID!, $itemIds: [ID!]!) {
    setFeaturedItems(streamId: $streamId, itemIds: $itemIds) {
      stream {
        ...StreamPage_stream
      }
    }
  }
`);

interface Props {
  readonly streamId: string;
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

/** Selects which of the host's items the stream features. */
export function FeatureItemsDialog({ streamId, chosen, onClose }: Props) {
  const [save] = useCommand(SetFeaturedItems);
  const toast = useToast();

  async function handleSubmit({ itemIds }: { itemIds: string[] }) {
    try {
      await save({ streamId, itemIds });
      onClose();
    } catch (failure) {
      toast({ title: "Error", description: (failure as Failure).message, destructive: true });
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title="Feature items">
      <Formik initialValues={{ itemIds: [...chosen] }} onSubmit={handleSubmit}>
        {({ isSubmitting }) => (
          <Frame noValidate>
            <OwnItemsField name="itemIds" label="Your items on the market" />
            <Acts>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                Save
              </Button>
            </Acts>
          </Frame>
        )}
      </Formik>
    </Dialog>
  );
}

const Frame = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;
