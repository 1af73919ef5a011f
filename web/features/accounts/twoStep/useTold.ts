import { useCallback } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import { useToast } from "../../../ui/toast.tsx";

/** Runs a command; a failure is shown as a toast. `rethrow` keeps the dialog open that runs it. */
export function useTold() {
  const toast = useToast();
  return useCallback(
    async (failed: string, run: () => Promise<void>, then: "rethrow" | "go on" = "go on") => {
      try {
        await run();
      } catch (error) {
        toast({ title: failed, description: toFailure(error).message, destructive: true });
        if (then === "rethrow") throw error;
      }
    },
    [toast],
  );
}
