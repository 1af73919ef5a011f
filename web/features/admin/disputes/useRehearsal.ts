import { useEffect, useEffectEvent, useState } from "react";
import { toFailure } from "../../../apollo/failure.ts";
import type { ActionEffects } from "../actions/actionEffects.ts";

/** So long nobody types before it is counted. */
const PAUSE_MS = 350;

interface Rehearsed {
  of: string;
  effects?: ActionEffects;
  failure?: string;
}

/** What a dry run counts for a choice, which has a name; null is no choice. An answer to an older one is dropped. */
export function useRehearsal(choice: string | null, tryOut: () => Promise<ActionEffects>) {
  const [rehearsed, setRehearsed] = useState<Rehearsed | null>(null);
  const count = useEffectEvent(tryOut);

  useEffect(() => {
    if (choice === null) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void count().then(
        (effects) => isOver || setRehearsed({ of: choice, effects }),
        (error: unknown) =>
          isOver || setRehearsed({ of: choice, failure: toFailure(error).message }),
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [choice]);

  const isCurrent = rehearsed !== null && rehearsed.of === choice;
  return {
    effects: isCurrent ? rehearsed.effects : undefined,
    failure: isCurrent ? rehearsed.failure : undefined,
  };
}
