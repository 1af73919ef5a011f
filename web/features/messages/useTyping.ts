import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { TYPING_SECONDS } from "../../../schema/limits.ts";
import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";

const TypingMoved = graphql(`
  subscription TypingMoved {
    typing {
      memberId
      isTyping
    }
  }
`);

const SetTyping = graphql(`
  mutation SetTyping($toUserId: ID!, $isTyping: Boolean!) {
    setTyping(toUserId: $toUserId, isTyping: $isTyping)
  }
`);

const LASTS_MS = TYPING_SECONDS * 1000;
// Renewed well before it expires for the other member.
const RENEW_MS = LASTS_MS / 2;

/** The members who are typing to the viewer now. Each expires without a renewal. */
export function useTypingMembers(): {
  readonly typing: ReadonlySet<string>;
  readonly stop: (memberId: string) => void;
} {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const lapses = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const stop = useCallback((memberId: string) => {
    clearTimeout(lapses.current.get(memberId));
    setTyping((members) => new Set([...members].filter((id) => id !== memberId)));
  }, []);
  useLive(TypingMoved, {
    isMomentary: true,
    onEvent: ({ typing: { memberId, isTyping } }) => {
      stop(memberId);
      if (!isTyping) return;
      setTyping((members) => new Set([...members, memberId]));
      lapses.current.set(
        memberId,
        setTimeout(() => stop(memberId), LASTS_MS),
      );
    },
  });
  useEffect(() => {
    const timers = lapses.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);

  return { typing, stop };
}

/** Sends to the other member that the viewer is typing: at most once per renewal, and once when it ends. */
export function useTellTyping(toUserId: string): (isTyping: boolean) => void {
  const client = useApolloClient();
  const told = useRef<number | null>(null);

  return useCallback(
    (isTyping: boolean) => {
      const isFresh = told.current !== null && Date.now() - told.current < RENEW_MS;
      if (isTyping ? isFresh : told.current === null) return;

      told.current = isTyping ? Date.now() : null;
      // A lost typing hint does not matter.
      client
        .mutate({ mutation: SetTyping, variables: { toUserId, isTyping } })
        .catch(() => undefined);
    },
    [client, toUserId],
  );
}
