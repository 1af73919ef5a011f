import { Form, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** A form that moves focus to its first error after a failed submit. */
export function FormFrame(props: { children: ReactNode; label: string; inDialog?: boolean }) {
  const { children, label, inDialog = false } = props;
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Wait until the errors are on screen, the form's own and the server's.
    if (submitCount === 0 || isSubmitting || isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Errors that change while typing must not move the focus.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, isSubmitting]);
  useEffect(() => {
    // The form is drawn after its dialog: its code was still loading, or another step was shown.
    if (inDialog) form.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, [inDialog]);
  return (
    <Frame ref={form} noValidate aria-label={label}>
      {children}
    </Frame>
  );
}

const Frame = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
