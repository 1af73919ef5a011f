import { Form, useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** A form whose failed submit takes the member to its first error. */
export function FormFrame({ children, label }: { children: ReactNode; label: string }) {
  const { submitCount, isValid } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || isValid) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only a submit moves the focus, not the errors that change while typing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount]);
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
