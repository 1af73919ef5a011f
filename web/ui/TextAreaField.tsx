import type { ComponentPropsWithRef } from "react";
import { FieldFrame, useFieldControl } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { TextArea } from "./TextArea.tsx";

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps>;

/** A multi-line text field in a formik form. */
export function TextAreaField({ name, label, hint, ...rest }: TextAreaFieldProps) {
  const { id, error, control } = useFieldControl<string>(name, Boolean(hint));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <TextArea {...rest} {...control} />
    </FieldFrame>
  );
}
