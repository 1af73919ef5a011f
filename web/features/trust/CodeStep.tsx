import { Formik } from "formik";
import { styled } from "styled-components";
import { VERIFICATION_CODE } from "../../../schema/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { StepForm } from "./StepForm.tsx";
import { codeSchema } from "./trust.schemas.ts";

/** The step that asks for the code. Source: S2 §2 "a code entry step with Back and Verify buttons" */
export function CodeStep({
  sentTo,
  onBack,
  onVerify,
}: {
  readonly sentTo: string;
  readonly onBack: () => void;
  readonly onVerify: (code: string) => Promise<void>;
}) {
  return (
    <Formik
      initialValues={{ code: "" }}
      validationSchema={codeSchema}
      validateOnBlur={false}
      onSubmit={({ code }) => onVerify(code)}
    >
      {({ isSubmitting }) => (
        <StepForm label="Enter the code">
          <TextField
            name="code"
            label="Verification code"
            hint={`Six digits, sent to ${sentTo}. They work for ten minutes.`}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={VERIFICATION_CODE.max}
          />
          <Buttons>
            <Button onClick={onBack}>Back</Button>
            <Button type="submit" $kind="act" busy={isSubmitting}>
              Verify
            </Button>
          </Buttons>
        </StepForm>
      )}
    </Formik>
  );
}

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;
