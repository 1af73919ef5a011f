import { useFormikContext } from "formik";
import type { ChangeEvent, ComponentPropsWithRef } from "react";
import { FieldFrame, useFieldControl } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { Input } from "./Input.tsx";

type NumberFieldProps = FieldProps & Omit<ComponentPropsWithRef<"input">, keyof FieldProps>;

/** A field for whole numbers in a formik form. The value is a number, or "" while the field is empty. */
export function NumberField({ name, label, hint, ...rest }: NumberFieldProps) {
  const { setFieldValue } = useFormikContext();
  const { id, error, control } = useFieldControl<number | "">(name, Boolean(hint));

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    void setFieldValue(name, value === "" ? "" : Number(value));
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Input
        type="number"
        inputMode="numeric"
        step={1}
        {...rest}
        {...control}
        onChange={handleChange}
      />
    </FieldFrame>
  );
}
