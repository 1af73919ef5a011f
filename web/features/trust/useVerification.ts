import { useQuery } from "@apollo/client/react";
import { DEV_CODE_TOAST_MS } from "../../../schema/limits.ts";
import { toFailure } from "../../apollo/failure.ts";
import { useCommand } from "../../apollo/useCommand.ts";
import { graphql } from "../../gql/gql.ts";
import type { VerificationChannel } from "../../gql/graphql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { useToast } from "../../ui/toast.tsx";

const Verification = graphql(`
  query Verification {
    viewer {
      id
      email
      phone
      user {
        id
        emailVerified
        phoneVerified
        verificationLevel
      }
    }
  }
`);

const SendCode = graphql(`
  mutation SendVerificationCode($type: VerificationChannel!, $email: String, $phone: String) {
    sendVerificationCode(type: $type, email: $email, phone: $phone) {
      message
      devCode
    }
  }
`);

const Verify = graphql(`
  mutation VerifyChannel($type: VerificationChannel!, $code: String!) {
    verifyChannel(type: $type, code: $code) {
      earned
      message
      viewer {
        id
        phone
        user {
          id
          isVerified
          emailVerified
          phoneVerified
          verificationLevel
          trustPoints
          trustLevel
        }
        wallet {
          id
          tpBalance
          held
          available
        }
      }
    }
  }
`);

/** What the viewer has verified; undefined until it is loaded. */
export function useVerified() {
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(Verification, {
    skip: viewer === null,
    fetchPolicy: "cache-and-network",
  });
  return { account: data?.viewer ?? undefined, error, retry: () => void refetch() };
}

export type Account = NonNullable<ReturnType<typeof useVerified>["account"]>;

/** Error codes whose message says what to do; any other error is shown only as "failed". */
const SAYS_WHY = new Set(["BAD_USER_INPUT", "RATE_LIMITED"]);

/** The two mutations of the dialog with their toasts; each returns whether it succeeded. Source: S2 §8 */
export function useVerification(type: VerificationChannel) {
  const toast = useToast();
  const { refetch } = useViewer();
  const [sendCode] = useCommand(SendCode);
  const [verifyChannel] = useCommand(Verify);

  const send = async (to: string): Promise<boolean> => {
    try {
      const { sendVerificationCode: sent } = await sendCode({ type, [type]: to.trim() });
      toast({
        title: "Verification Code Sent",
        description: sent.devCode ? `Your code is ${sent.devCode}` : sent.message,
        ...(sent.devCode && { duration: DEV_CODE_TOAST_MS }),
      });
      return true;
    } catch (thrown) {
      const { code, message } = toFailure(thrown);
      const description = SAYS_WHY.has(code) ? message : "Failed to send verification code";
      toast({ title: "Error", description, destructive: true });
      return false;
    }
  };

  const verify = async (code: string): Promise<boolean> => {
    try {
      const { verifyChannel: verified } = await verifyChannel({ type, code: code.trim() });
      const { earned, message } = verified;
      toast({
        title: "Verification Successful",
        description: earned > 0 ? `${message}. You earned ${earned} TrustPoints.` : `${message}.`,
      });
      // Refetches everything that the shell knows of the member, as documented.
      await refetch().catch(() => undefined);
      return true;
    } catch (thrown) {
      const { code: why, message } = toFailure(thrown);
      const description = SAYS_WHY.has(why) ? message : "Invalid verification code";
      toast({ title: "Verification Failed", description, destructive: true });
      return false;
    }
  };

  return { send, verify };
}
