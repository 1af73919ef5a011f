import type { ComponentPropsWithRef } from "react";
import { FieldFrame, useFieldControl } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { Input } from "./Input.tsx";

type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<"input">, keyof FieldProps>;

/** A one-line text field of a formik form. */
export function TextField({ name, label, hint, ...rest }: TextFieldProps) {
  const { id, error, control } = useFieldControl<string>(name, Boolean(hint));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Input type="text" {...rest} {...control} />
    </FieldFrame>
  );
}
