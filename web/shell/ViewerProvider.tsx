import { useApolloClient, useQuery } from "@apollo/client/react";
import { createContext, use, useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { STORAGE_KEYS, VIEWER_FRESH_SECONDS } from "../../schema/limits.ts";
import { toFailure } from "../apollo/failure.ts";
import type { Failure } from "../apollo/failure.ts";
import {
  clearSession,
  endSession,
  onSessionEnded,
  readToken,
  storeSession,
} from "../apollo/session.ts";
import type { StoredUser } from "../apollo/session.ts";
import { getFragment } from "../gql/fragment-masking.ts";
import { graphql } from "../gql/gql.ts";
import type { ViewerProvider_ViewerFragment } from "../gql/graphql.ts";
import { takeReturnPath } from "./deepLink.ts";
import { leaveFlash } from "./flash.ts";

const ViewerFragmentDocument = graphql(`
  fragment ViewerProvider_viewer on Viewer {
    id
    email
    isAdmin
    isModerator
    unreadMessages
    unreadNotifications
    offersAsSeller: pendingOffers(role: seller)
    offersAsBuyer: pendingOffers(role: buyer)
    cursor
    privacy {
      isActivityUsed
    }
    user {
      id
      username
      displayName
      avatar
      trustPoints
      trustLevel
      verificationLevel
      isVerified
    }
    wallet {
      id
      tpBalance
      held
      available
    }
  }
`);

const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      id
      ...ViewerProvider_viewer
    }
  }
`);

const LogoutMutation = graphql(`
  mutation Logout {
    logout
  }
`);

/** The signed-in member as the shell needs them: name, wallet, counts, and the cursor from which live updates start. */
export type ViewerFragment = ViewerProvider_ViewerFragment;

type ViewerState = {
  viewer: ViewerFragment | null;
  /** True until it is known whether the visitor is signed in. */
  loading: boolean;
  /** The failure, if the server did not answer. */
  failure: Failure | null;
  /** Stores the session and reloads at `/`, or at the page the visitor wanted to open. */
  signIn: (token: string, user: StoredUser) => void;
  signOut: () => Promise<void>;
  refetch: () => Promise<unknown>;
};

/** The viewer. Only ViewerProvider and its substitutes set it. */
export const ViewerContext = createContext<ViewerState | null>(null);

/** The signed-in member, and how to sign in and out. */
export function useViewer(): ViewerState {
  const state = use(ViewerContext);
  if (!state) throw new Error("useViewer needs a ViewerProvider above it");
  return state;
}

/**
 * Provides the signed-in member: tries a stored token once, and deletes one that the server does not accept. Source: S1
 * §4.
 */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [token] = useState(readToken);
  const { data, error, refetch } = useQuery(ViewerQuery, {
    skip: token === null,
    context: { noRetry: true },
  });
  const viewer = getFragment(ViewerFragmentDocument, data?.viewer ?? null);

  const signedOut = token === null || data?.viewer === null;
  useEffect(() => {
    if (token === null) clearSession();
    else if (data?.viewer === null) endSession();
  }, [token, data?.viewer]);
  useSessionWatch(token);
  useFreshness(refetch, token !== null);

  const signOut = useCallback(async () => {
    // Signing out of this browser must work even if the server does not answer.
    await client.mutate({ mutation: LogoutMutation }).catch(() => undefined);
    clearSession();
    await client.clearStore().catch(() => undefined);
    window.location.assign("/");
  }, [client]);

  const state = useMemo<ViewerState>(
    () => ({
      viewer,
      loading: !signedOut && !viewer && !error,
      failure: error && !viewer ? toFailure(error) : null,
      signIn,
      signOut,
      refetch: () => refetch(),
    }),
    [viewer, signedOut, error, signOut, refetch],
  );
  return <ViewerContext value={state}>{children}</ViewerContext>;
}

function signIn(token: string, user: StoredUser) {
  storeSession(token, user);
  window.location.assign(takeReturnPath());
}

/** Reloads the page when the session ends here or the member signs in or out in another tab. */
function useSessionWatch(token: string | null) {
  useEffect(() => {
    const leave = onSessionEnded(() => {
      leaveFlash({
        title: "You are signed out",
        description: "Your session has ended. Sign in again to go on.",
      });
      window.location.reload();
    });
    const handleStorage = (event: StorageEvent) => {
      if (event.key === STORAGE_KEYS.token && event.newValue !== token) window.location.reload();
    };
    window.addEventListener("storage", handleStorage);
    return () => {
      leave();
      window.removeEventListener("storage", handleStorage);
    };
  }, [token]);
}

/** Refetches when the member returns to a page whose data is too old. Source: S1 §9 "fresh 300 s". */
function useFreshness(refetch: () => Promise<unknown>, signedIn: boolean) {
  useEffect(() => {
    if (!signedIn) return;
    let asked = Date.now();
    const handleReturn = () => {
      if (
        document.visibilityState !== "visible" ||
        Date.now() - asked < VIEWER_FRESH_SECONDS * 1000
      )
        return;
      asked = Date.now();
      refetch().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", handleReturn);
    return () => document.removeEventListener("visibilitychange", handleReturn);
  }, [refetch, signedIn]);
}
