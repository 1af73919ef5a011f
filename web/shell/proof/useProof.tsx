import { Suspense, useCallback, useState, type ReactNode } from "react";
import { toFailure } from "../../apollo/failure.ts";
import { lazy } from "../../ui/lazy.ts";

const ProofDialog = lazy(
  () => import("./ProofDialog.tsx"),
  (module) => module.ProofDialog,
);

interface Proof {
  /**
   * Runs a command. Where the market asks for a fresh proof of identity, the member is asked for it, and the command
   * runs again. Rejects with the market's refusal when they give none.
   */
  withProof: <T>(run: () => Promise<T>) => Promise<T>;
  /** To be rendered: the dialog, while it is asked. */
  proofDialog: ReactNode;
}

/** For commands that need a fresh proof of identity. */
export function useProof(): Proof {
  const [asked, setAsked] = useState<{ answer: (isProven: boolean) => void } | null>(null);

  const withProof = useCallback(async <T,>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      const { code, details } = toFailure(error);
      const mustSetUp = (details as { setUp?: unknown } | undefined)?.setUp === true;
      if (code !== "STEP_UP_REQUIRED" || mustSetUp) throw error;
      const isProven = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(null);
      if (!isProven) throw error;
      return run();
    }
  }, []);

  const proofDialog = asked ? (
    <Suspense>
      <ProofDialog onEnd={asked.answer} />
    </Suspense>
  ) : null;
  return { withProof, proofDialog };
}
