import { Formik, type FormikValues } from "formik";
import type { ReactNode } from "react";
import type { Schema } from "yup";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogButtons } from "../../../ui/DialogButtons.ts";
import { FormFrame } from "../../../ui/FormFrame.tsx";
import { ActionReview } from "./ActionReview.tsx";
import { type Action, useAction } from "./useAction.ts";

interface Props<Values extends FormikValues> extends Action<Values> {
  title: string;
  /** The button that acts: "Suspend Freya"; of an action with a choice, the verb of what was chosen. */
  actLabel: string | ((values: Values) => string);
  /** False if it takes nothing from anybody. */
  destructive?: boolean | ((values: Values) => boolean);
  initialValues: Values;
  schema: Schema;
  /** The fields of the first step. */
  children: ReactNode;
  /** What the second step repeats of the first: names and texts. */
  summary: (values: Values) => readonly (readonly [name: string, text: string])[];
}

/**
 * An administrator's action in two steps: a form, then what the action would do now, counted by a dry run. Acting
 * confirms exactly that.
 */
export function ActionDialog<Values extends FormikValues>(props: Props<Values>) {
  const { title, actLabel, destructive = true, initialValues, schema, children, onClose } = props;
  const { review, busy, tryOut, act, back, proofDialog } = useAction(props);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        review
          ? "Nothing has happened yet."
          : "The next step counts what this does, before it happens."
      }
    >
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={tryOut}>
        {({ values, isSubmitting }) =>
          review ? (
            <ActionReview review={review} summary={props.summary(values)}>
              <Button onClick={back}>Back</Button>
              <Button
                $kind={of(destructive, values) ? "danger" : "act"}
                busy={busy}
                onClick={() => void act(values)}
              >
                {of(actLabel, values)}
              </Button>
            </ActionReview>
          ) : (
            <FormFrame label={title} inDialog>
              {children}
              <DialogButtons>
                <Button onClick={onClose}>Cancel</Button>
                <Button type="submit" $kind="act" busy={isSubmitting}>
                  Continue
                </Button>
              </DialogButtons>
            </FormFrame>
          )
        }
      </Formik>
      {proofDialog}
    </Dialog>
  );
}

/** What a prop is for these values. */
function of<Values, T extends string | boolean>(
  prop: T | ((values: Values) => T),
  values: Values,
): T {
  return typeof prop === "function" ? prop(values) : prop;
}
