import { TextAreaField } from "../../../ui/TextAreaField.tsx";

interface Props {
  /** Who reads it. */
  hint: string;
  /** At most so many characters. */
  max: number;
}

/** The reason of an administrator's action, in a form with `reasonRule`. */
export function ReasonField({ hint, max }: Props) {
  return (
    <TextAreaField name="reason" label="Reason" hint={hint} required rows={3} maxLength={max} />
  );
}
