import { useRef } from "react";
import type { Failure } from "./failure.ts";

/**
 * The idempotency key of one intent. A retry after a lost response sends the same key, so the server knows that it
 * already did it. After changed terms or a response the next key is a new one.
 */
export function useIntentKey() {
  const last = useRef<{ intent: string; key: string } | null>(null);

  return {
    of: (intent: string): string => {
      if (last.current?.intent !== intent) last.current = { intent, key: crypto.randomUUID() };
      return last.current.key;
    },
    answered: (failure?: Failure) => {
      if (failure?.code !== "NETWORK") last.current = null;
    },
  };
}
