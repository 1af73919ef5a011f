import { Form } from "formik";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** The form of one step of the dialog; its field has focus from the start. */
export function StepForm({ label, children }: { label: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
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
