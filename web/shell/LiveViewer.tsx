import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "../gql/gql.ts";
import { useLive } from "../apollo/useLive.ts";
import { recount } from "./recount.ts";
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

const NotificationsRead = graphql(`
  subscription LiveViewerNotificationsRead($after: Cursor) {
    notificationsRead(after: $after) {
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

const COALESCE_MS = 100;

/** Keeps the signed-in member's wallet and counts true while the page is open. Shows nothing. */
export function LiveViewer() {
  const { viewer } = useViewer();
  const after = viewer?.cursor;
  const recountSoon = useRecountSoon();

  useLive(WalletUpdated, { after });
  useLive(NotificationAdded, { after, onEvent: recountSoon });
  useLive(NotificationsRead, { after, onEvent: recountSoon });
  useLive(MessageAdded, { after, onEvent: recountSoon });
  useLive(MessageRead, {
    after,
    onEvent: ({ messageRead }) => messageRead.readerId === viewer?.id && recountSoon(),
  });
  useLive(OfferUpdated, { after, onEvent: recountSoon });
  return null;
}

/** Once after a burst of events. */
function useRecountSoon(): () => void {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => recount(client), COALESCE_MS);
  };
}
