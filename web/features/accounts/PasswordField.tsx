import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { FieldFrame, useFieldControl } from "../../ui/FieldFrame.tsx";
import type { FieldProps } from "../../ui/FieldFrame.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Input } from "../../ui/Input.tsx";

/** A password field of a formik form, with a button that shows the password. */
export function PasswordField({
  name,
  label,
  hint,
  autoComplete,
}: FieldProps & { autoComplete: string }) {
  const { id, error, control } = useFieldControl<string>(name, Boolean(hint));
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Box>
        <Input
          {...control}
          type={shown ? "text" : "password"}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={`${shown ? "Hide" : "Show"} ${label.toLowerCase()}`}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
  input {
    padding-inline-end: 52px;
  }
  button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 4px;
    background: none;
  }
`;
