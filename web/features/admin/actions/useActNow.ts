import { toFailure } from "../../../apollo/failure.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { useToast } from "../../../ui/toast.tsx";

/** Runs what one press does, asks for a fresh proof where the market wants one, and shows the toasts. */
export function useActNow() {
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  /** Answers whether it was done, and the wrong fields if it was not. */
  async function act(
    run: () => Promise<unknown>,
    words: { done: string; failed: string },
  ): Promise<{ isDone: boolean; fields: Record<string, string> }> {
    try {
      await withProof(run);
      toast({ title: words.done });
      return { isDone: true, fields: {} };
    } catch (error) {
      const { message, fields } = toFailure(error);
      toast({ title: words.failed, description: message, destructive: true });
      return { isDone: false, fields };
    }
  }
  return { act, proofDialog };
}
