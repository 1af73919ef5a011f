import { useQuery } from "@apollo/client/react";
import { Copy, Mail, Share2 } from "lucide-react";
import { styled } from "styled-components";
import { graphql } from "../../../gql/gql.ts";
import type { ShareChannel } from "../../../gql/graphql.ts";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { LoadingBox } from "../../../ui/LoadingBox.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { tpText } from "../../../ui/Tp.tsx";
import { shareBy } from "./shareBy.ts";
import type { Earn } from "./useEarn.ts";

const ShareableItems = graphql(`
  query ShareableItems {
    myItems(first: 12) {
      edges {
        node {
          id
          title
          tpValue
          status
          visibility
        }
      }
    }
    items(first: 6) {
      edges {
        node {
          id
          title
          tpValue
          status
          visibility
        }
      }
    }
  }
`);

const SHOWN = 6;

/**
 * Shares an item: one of the member's own, else one of the newest on the market. The share is recorded after it was
 * made.
 */
export function ShareDialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly earn: Earn;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Share an item"
      description="Tell somebody about an item on the market. The first share of a day earns 5 TP."
    >
      <ShareChoice onDone={() => props.onOpenChange(false)} earn={props.earn} />
    </Dialog>
  );
}

/** The items to choose from, with the ways to share each. */
export function ShareChoice({
  onDone,
  earn,
}: {
  readonly onDone: () => void;
  readonly earn: Earn;
}) {
  const toast = useToast();
  // Not cached: as a short page it would cut the lists of other screens.
  const { data, error, refetch } = useQuery(ShareableItems, { fetchPolicy: "no-cache" });
  const edges = data ? [...data.myItems.edges, ...data.items.edges] : [];
  const items = new Map(
    edges.flatMap(({ node }) =>
      node.status === "available" && node.visibility === "everybody"
        ? [[node.id, node] as const]
        : [],
    ),
  );

  const handleShare = async (item: { id: string; title: string }, channel: ShareChannel) => {
    if (!(await shareBy(channel, item))) {
      toast({ title: "Error", description: "This could not be shared here", destructive: true });
      return;
    }
    await earn.share(item.id, channel);
    onDone();
  };

  if (error && !data)
    return <ErrorState message="Failed to fetch listings" onRetry={() => void refetch()} />;
  if (!data) return <LoadingBox label="Loading items" height="320px" />;
  if (items.size === 0) return <EmptyState title="No items found" />;
  return (
    <>
      {error && <ErrorState message="Failed to fetch listings" onRetry={() => void refetch()} />}
      <Items>
        {[...items.values()].slice(0, SHOWN).map((item) => (
          <li key={item.id}>
            <span>
              <strong>{item.title}</strong>
              <small>{tpText(item.tpValue)}</small>
            </span>
            <Acts>
              <Button
                $small
                aria-label={`Copy link to ${item.title}`}
                onClick={() => void handleShare(item, "copy_link")}
              >
                <Copy size={18} aria-hidden /> Copy link
              </Button>
              <Button
                $small
                aria-label={`E-mail ${item.title}`}
                onClick={() => void handleShare(item, "email")}
              >
                <Mail size={18} aria-hidden /> E-mail
              </Button>
              {"share" in navigator && (
                <Button
                  $small
                  aria-label={`Share ${item.title} by this device`}
                  onClick={() => void handleShare(item, "device")}
                >
                  <Share2 size={18} aria-hidden /> More
                </Button>
              )}
            </Acts>
          </li>
        ))}
      </Items>
      <OfflineNote />
    </>
  );
}

const Items = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
    padding-block: 12px;
  }

  li + li {
    border-block-start: 1px solid var(--line);
  }

  span {
    display: grid;
    min-inline-size: 8rem;
    flex: 1;
  }

  small {
    color: var(--ink2);
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
