import { styled } from "styled-components";
import { toFailure } from "../../apollo/failure.ts";
import type { PasskeyOptions } from "../../shell/proof/passkeys.ts";
import { SecondStepForm } from "../../shell/proof/SecondStepForm.tsx";
import { Button } from "../../ui/Button.tsx";
import { useLogin } from "./useSignIn.ts";

/** A right password, and what the second step can be. */
export interface FirstStep {
  email: string;
  password: string;
  ways: Ways;
}

interface Ways {
  authenticator: boolean;
  passkey: PasskeyOptions | null;
}

/** The second step of a sign-in. */
export function LoginSecondStep({ first, onBack }: { first: FirstStep; onBack: () => void }) {
  const { email, password, ways } = first;
  const [login] = useLogin();

  /** What the browser is asked with counts once, so each further try gets its own. */
  async function newOptions(): Promise<PasskeyOptions> {
    try {
      await login(email.trim(), password);
    } catch (error) {
      const { code, details } = toFailure(error);
      const options = code === "SECOND_STEP_REQUIRED" ? (details as Ways).passkey : null;
      if (options) return options;
      throw error;
    }
    throw new Error("a second step is not needed any more");
  }

  return (
    <Stack>
      <p role="status">Your password is right. One more step:</p>
      <SecondStepForm
        authenticator={ways.authenticator}
        passkeyOptions={ways.passkey ? newOptions : undefined}
        submitLabel="Login"
        failed="Login Failed"
        onStep={(step) => login(email.trim(), password, step)}
      >
        <Button onClick={onBack}>Back</Button>
      </SecondStepForm>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
