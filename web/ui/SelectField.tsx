import type { ComponentPropsWithRef } from "react";
import { FieldFrame, useFieldControl } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldFrame.tsx";
import { Select } from "./Select.tsx";

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<"select">, keyof FieldProps> & {
    /** The options; a plain string is its own value. Children may be given instead. */
    options?: readonly (string | { value: string; label: string })[];
    /** The text of the empty option, if there is one. */
    placeholder?: string;
  };

/** A select in a formik form. */
export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
  children,
  ...rest
}: SelectFieldProps) {
  const { id, error, control } = useFieldControl<string>(name, Boolean(hint));
  const choices = options?.map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Select {...rest} {...control}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {choices?.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {children}
      </Select>
    </FieldFrame>
  );
}
