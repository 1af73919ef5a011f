import { useField } from "formik";
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Label } from "./Label.tsx";

/** The props of every form-bound field. */
export type FieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
};

/** Binds a control to its formik form and links its hint and error to it for screen readers. */
export function useFieldControl<Value>(name: string, hasHint: boolean) {
  const id = useId();
  const [field, meta] = useField<Value>(name);
  const error = meta.touched ? meta.error : undefined;
  const describedBy = [hasHint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  const control = {
    ...field,
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy || undefined,
  };
  return { id, error, control };
}

/** The label above, the hint below the label, the error below the field. */
export function FieldFrame(props: {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Label htmlFor={props.id}>{props.label}</Label>
      {props.hint ? <Hint id={`${props.id}-hint`}>{props.hint}</Hint> : null}
      {props.children}
      {props.error ? (
        <ErrorText id={`${props.id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {props.error}
        </ErrorText>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;

const Hint = styled.p`
  color: var(--ink3);
  font-size: 0.8125rem;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--bad);
  font-size: 0.9375rem;
  svg {
    flex: none;
  }
`;
