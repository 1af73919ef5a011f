import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "../gql/gql.ts";
import { useLive } from "../apollo/useLive.ts";
import { useViewer } from "./ViewerProvider.tsx";

const WalletUpdated = graphql(`
  subscription LiveViewerWallet($after: Cursor) {
    walletUpdated(after: $after) {
      cursor
      wallet {
        id
        tpBalance
        held
        available
        member {
          id
          trustPoints
          trustLevel
        }
      }
    }
  }
`);

const NotificationAdded = graphql(`
  subscription LiveViewerNotification($after: Cursor) {
    notificationAdded(after: $after) {
      cursor
    }
  }
`);

const MessageAdded = graphql(`
  subscription LiveViewerMessage($after: Cursor) {
    messageAdded(after: $after) {
      cursor
    }
  }
`);

const MessageRead = graphql(`
  subscription LiveViewerRead($after: Cursor) {
    messageRead(after: $after) {
      cursor
      readerId
    }
  }
`);

const OfferUpdated = graphql(`
  subscription LiveViewerOffer($after: Cursor) {
    offerUpdated(after: $after) {
      cursor
    }
  }
`);

const Counts = graphql(`
  query ViewerCounts {
    viewer {
      id
      unreadMessages
      unreadNotifications
      offersAsSeller: pendingOffers(role: seller)
      offersAsBuyer: pendingOffers(role: buyer)
    }
  }
`);

const COALESCE_MS = 100;

/** Keeps the signed-in member's wallet and counts true while the page is open. Shows nothing. */
export function LiveViewer() {
  const { viewer } = useViewer();
  const after = viewer?.cursor;
  const recount = useRecount();

  useLive(WalletUpdated, { after });
  useLive(NotificationAdded, { after, onEvent: recount });
  useLive(MessageAdded, { after, onEvent: recount });
  useLive(MessageRead, {
    after,
    onEvent: ({ messageRead }) => messageRead.readerId === viewer?.id && recount(),
  });
  useLive(OfferUpdated, { after, onEvent: recount });
  return null;
}

/** Asks for the counts once after a burst of events: an event says that one changed, not what it is now. */
function useRecount(): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      client.query({ query: Counts, fetchPolicy: "network-only" }).catch(() => undefined);
    }, COALESCE_MS);
  };
}
