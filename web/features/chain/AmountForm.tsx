import { Formik } from "formik";
import { number, object } from "yup";
import { toFailure } from "../../apollo/failure.ts";
import { useIntentKey } from "../../apollo/useIntentKey.ts";
import { Button } from "../../ui/Button.tsx";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { useToast } from "../../ui/toast.tsx";

interface Props {
  /** What the form does, a verb: "Stake". */
  verb: string;
  /** The label of the amount: "TP to stake". */
  label: string;
  /** Below the amount: how much there is. */
  hint: string;
  /** The amount that stands there at first, whole TP. */
  initial: number;
  min: number;
  max: number;
  /** Set where it is not what one comes for. */
  isSecond?: boolean;
  /** Answers the title of the toast. */
  onSubmit: (amount: number, idempotencyKey: string) => Promise<string>;
}

/** Moves an amount of whole TP: a number and a button. */
export function AmountForm({
  verb,
  label,
  hint,
  initial,
  min,
  max,
  isSecond = false,
  onSubmit,
}: Props) {
  const toast = useToast();
  const intentKey = useIntentKey();
  const words = `Whole TP, ${min} to ${max.toLocaleString("en")}`;
  const schema = object({
    amount: number()
      .typeError(words)
      .required(words)
      .integer(words)
      .min(min, words)
      .max(max, words),
  });

  return (
    <Formik
      initialValues={{ amount: initial as number | "" }}
      validationSchema={schema}
      onSubmit={async ({ amount }, { setErrors }) => {
        try {
          toast({ title: await onSubmit(Number(amount), intentKey.of(`${verb} ${amount}`)) });
          intentKey.answered();
        } catch (thrown) {
          const failure = toFailure(thrown);
          intentKey.answered(failure);
          setErrors(failure.fields);
          toast({ title: "Error", description: failure.message, destructive: true });
        }
      }}
    >
      {({ isSubmitting }) => (
        <FormFrame label={verb}>
          <NumberField name="amount" label={label} hint={hint} min={min} max={max} />
          <div>
            <Button type="submit" $kind={isSecond ? "outline" : "act"} busy={isSubmitting}>
              {verb}
            </Button>
          </div>
        </FormFrame>
      )}
    </Formik>
  );
}
