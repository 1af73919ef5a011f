import { useId, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../ui/Button.tsx";
import type { ButtonKind } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Input } from "../../ui/Input.tsx";
import { Label } from "../../ui/Label.tsx";

interface Field<Name extends string> {
  name: Name;
  label: string;
  max: number;
  required?: boolean;
}

interface Props<Name extends string> {
  title: string;
  description: string;
  fields: readonly Field<Name>[];
  submitLabel: string;
  kind?: ButtonKind;
  busy: boolean;
  onClose: () => void;
  onSubmit: (values: Record<Name, string>) => void;
}

/** Asks for one or more short texts before an action. */
export function WordsDialog<Name extends string>(props: Props<Name>) {
  const { title, description, fields, submitLabel, kind = "act", busy, onClose, onSubmit } = props;
  const id = useId();
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ""])) as Record<Name, string>;
  const [values, setValues] = useState(empty);
  const isMissing = fields.some(({ name, required }) => required && values[name].trim() === "");

  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMissing && !busy) onSubmit(values);
        }}
      >
        {fields.map(({ name, label, max, required }) => (
          <div key={name}>
            <Label htmlFor={`${id}-${name}`}>{label}</Label>
            <Input
              id={`${id}-${name}`}
              value={values[name]}
              maxLength={max}
              required={required}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </div>
        ))}
        <Acts>
          <Button onClick={onClose}>Back</Button>
          <Button type="submit" $kind={kind} busy={busy} disabled={isMissing}>
            {submitLabel}
          </Button>
        </Acts>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > div {
    display: grid;
    gap: 6px;
  }
`;

const Acts = styled.div`
  &&& {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
`;
