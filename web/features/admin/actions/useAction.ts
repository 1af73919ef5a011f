import type { FormikHelpers } from "formik";
import { useState } from "react";
import { type Failure, toFailure } from "../../../apollo/failure.ts";
import { useProof } from "../../../shell/proof/useProof.tsx";
import { useToast } from "../../../ui/toast.tsx";
import type { ActionEffects } from "./actionEffects.ts";

export interface Action<Values> {
  /** Counts what the action would do now, and does nothing. */
  dryRun: (values: Values) => Promise<ActionEffects>;
  /** Acts. `confirms` names the effects that the administrator has seen. */
  act: (values: Values, confirms: string) => Promise<unknown>;
  /** The toasts of success and of failure. */
  done: string;
  failed: string;
  onClose: () => void;
}

/** What the action would do, and whether that is something else than what was shown before. */
export interface Review {
  effects: ActionEffects;
  hasChanged: boolean;
}

/**
 * The steps of an administrator's action: try out, look at the effects, act. Where the market asks for a fresh proof of
 * identity, `proofDialog` asks for it first. Shows the toasts.
 */
export function useAction<Values>({ dryRun, act, done, failed, onClose }: Action<Values>) {
  const [review, setReview] = useState<Review | null>(null);
  const [busy, setBusy] = useState(false);
  const { withProof, proofDialog } = useProof();
  const toast = useToast();

  function tell(error: unknown): Failure {
    const failure = toFailure(error);
    toast({ title: failed, description: failure.message, destructive: true });
    return failure;
  }

  async function tryOut(values: Values, { setErrors }: Pick<FormikHelpers<Values>, "setErrors">) {
    try {
      setReview({ effects: await withProof(() => dryRun(values)), hasChanged: false });
    } catch (error) {
      setErrors(tell(error).fields as Parameters<typeof setErrors>[0]);
    }
  }

  async function actAsSeen(values: Values) {
    if (!review) return;
    setBusy(true);
    try {
      await withProof(() => act(values, review.effects.confirms));
      toast({ title: done });
      onClose();
    } catch (error) {
      if (toFailure(error).code === "EFFECTS_CHANGED") await lookAgain(values);
      else tell(error);
    } finally {
      setBusy(false);
    }
  }

  async function lookAgain(values: Values) {
    try {
      setReview({ effects: await withProof(() => dryRun(values)), hasChanged: true });
    } catch (error) {
      tell(error);
    }
  }

  return { review, busy, tryOut, act: actAsSeen, back: () => setReview(null), proofDialog };
}
