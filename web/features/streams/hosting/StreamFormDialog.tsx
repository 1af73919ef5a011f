import { Form, Formik } from "formik";
import { styled } from "styled-components";
import type { Failure } from "../../../apollo/failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { StreamFields } from "./StreamFields.tsx";
import { streamSchema, type StreamValues } from "./streamForm.ts";

interface Props {
  readonly title: string;
  readonly initialValues: StreamValues;
  /** The label of the submit button. */
  readonly submitLabel: string;
  readonly failureTitle: string;
  /** Fields to leave out. */
  readonly without?: readonly ("later" | "items")[];
  readonly onSubmit: (values: StreamValues) => Promise<void>;
  readonly onClose: () => void;
}

/** The form of a stream in a dialog. Errors of the server are shown at their field, and the dialog stays open. */
export function StreamFormDialog(props: Props) {
  const { title, initialValues, submitLabel, failureTitle, without = [], onSubmit } = props;
  const toast = useToast();

  return (
    <Dialog open onOpenChange={props.onClose} title={title}>
      <Formik<StreamValues>
        initialValues={initialValues}
        validationSchema={streamSchema()}
        onSubmit={async (values, { setErrors }) => {
          try {
            await onSubmit(values);
          } catch (failure) {
            const { fields, message } = failure as Failure;
            setErrors(fields);
            toast({ title: failureTitle, description: message, destructive: true });
          }
        }}
      >
        {({ isSubmitting }) => (
          <Frame noValidate>
            <StreamFields without={without} />
            {/* Keep focus in the field while a button is pressed: an error that appears below the field on blur would
                push the button away from the pointer. */}
            <Acts onMouseDown={(event) => event.preventDefault()}>
              <Button onClick={props.onClose}>Cancel</Button>
              <Button type="submit" $kind="act" busy={isSubmitting}>
                {isSubmitting ? "Working…" : submitLabel}
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
