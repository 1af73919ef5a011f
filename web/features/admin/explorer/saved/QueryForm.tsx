import { Formik, useFormikContext, type FormikHelpers } from "formik";
import { styled } from "styled-components";
import { Button } from "../../../../ui/Button.tsx";
import { FormFrame } from "../../../../ui/FormFrame.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { TextAreaField } from "../../../../ui/TextAreaField.tsx";
import { TextField } from "../../../../ui/TextField.tsx";
import { media } from "../../../../ui/theme.ts";
import { momentMeant, readTexts, type FormTexts, type QueryVariable } from "./formValues.ts";

interface Props {
  variables: readonly QueryVariable[];
  initial: FormTexts;
  onRun: (values: Record<string, unknown>) => Promise<void>;
  /** Whenever a field has another text. */
  onTexts: (texts: FormTexts) => void;
}

/** A field for each variable of a query, by its type, and the button that runs it. */
export function QueryForm({ variables, initial, onRun, onTexts }: Props) {
  async function handleSubmit(texts: FormTexts, { setErrors }: FormikHelpers<FormTexts>) {
    const { values, errors } = readTexts(variables, texts);
    if (Object.keys(errors).length > 0) setErrors(errors);
    else await onRun(values);
  }

  return (
    <Formik
      initialValues={initial}
      validate={(texts) => {
        onTexts(texts);
        return readTexts(variables, texts).errors;
      }}
      onSubmit={handleSubmit}
    >
      {({ isSubmitting }) => (
        <FormFrame label="Values of the query">
          {variables.length > 0 ? (
            <Fields>
              {variables.map((variable) => (
                <VariableField key={variable.name} variable={variable} />
              ))}
            </Fields>
          ) : null}
          <div>
            <Button type="submit" $kind="act" busy={isSubmitting}>
              Run
            </Button>
          </div>
        </FormFrame>
      )}
    </Formik>
  );
}

const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

function VariableField({ variable }: { variable: QueryVariable }) {
  const { name, kind, type, choices, isRequired } = variable;
  const { values } = useFormikContext<FormTexts>();
  const label = isRequired ? name : `${name} (optional)`;

  switch (kind) {
    case "boolean":
      return <SelectField name={name} label={label} options={YES_NO} placeholder="Not given" />;
    case "choice":
      return <SelectField name={name} label={label} options={choices} placeholder="Not given" />;
    case "json":
      return (
        <TextAreaField
          name={name}
          label={label}
          hint={`${type}, as JSON`}
          rows={3}
          spellCheck={false}
        />
      );
    case "moment":
    case "day":
      return (
        <TextField
          name={name}
          label={label}
          hint={momentMeant(values[name] ?? "", new Date()) ?? HINTS[kind]}
          autoComplete="off"
        />
      );
    default:
      return (
        <TextField
          name={name}
          label={label}
          hint={HINTS[kind]}
          inputMode={kind === "integer" ? "numeric" : kind === "number" ? "decimal" : undefined}
          autoComplete="off"
        />
      );
  }
}

const HINTS = {
  text: "Text",
  integer: "A whole number",
  number: "A number",
  moment: "2026-11-26, or a time such as now-2h or today-30d (UTC)",
  day: "2026-11-26, or a day such as today-30d (UTC)",
};

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
