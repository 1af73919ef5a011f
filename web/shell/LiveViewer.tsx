import { graphql } from "../gql/gql.ts";
import { useLive } from "../apollo/useLive.ts";
import { useRecount } from "./useRecount.ts";
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
