import { useState } from "react";
import type { VerificationChannel } from "../../gql/graphql.ts";
import { CodeStep } from "./CodeStep.tsx";
import { SendStep } from "./SendStep.tsx";
import { useVerification } from "./useVerification.ts";

/** Verifies one channel: send the code, then enter it. Source: S2 §4 */
export function ChannelPanel({
  type,
  known,
  onVerified,
}: {
  readonly type: VerificationChannel;
  readonly known: string;
  readonly onVerified: () => void;
}) {
  const [step, setStep] = useState<"send" | "verify">("send");
  const [to, setTo] = useState(known);
  const { send, verify } = useVerification(type);

  if (step === "send")
    return (
      <SendStep
        type={type}
        known={to}
        onSend={async (typed) => {
          if (!(await send(typed))) return;
          setTo(typed);
          setStep("verify");
        }}
      />
    );
  return (
    <CodeStep
      sentTo={to}
      onBack={() => setStep("send")}
      onVerify={async (code) => {
        if (await verify(code)) onVerified();
      }}
    />
  );
}
