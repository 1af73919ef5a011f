import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LiveItems } from "../../items/browse/LiveItems.tsx";
import type { Standings } from "../streamStatus.ts";
import { StreamItem, StreamItem_item } from "./StreamItem.tsx";
import { usePin } from "./usePin.ts";

export const PinnedItem_stream = graphql(`
  fragment PinnedItem_stream on Stream {
    id
    pinnedItem {
      id
      ...StreamItem_item
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof PinnedItem_stream>;
  readonly status: Standings;
  readonly isHost: boolean;
}

/** The pinned item. Its place is kept while there is none, so that nothing jumps when one is pinned. */
export function PinnedItem({ stream: masked, status, isHost }: Props) {
  const { id, pinnedItem } = getFragment(PinnedItem_stream, masked);
  const [pin, { busy }] = usePin(id);
  const item = getFragment(StreamItem_item, pinnedItem);
  if (status !== "live" && !item) return null;

  return (
    <Frame aria-label="On the table now">
      {pinnedItem && item ? (
        <>
          <StreamItem
            key={item.id}
            item={pinnedItem}
            isMine={isHost}
            isOnTable
            words="On the table now"
          >
            {isHost && (
              <Button busy={busy} onClick={() => void pin(null)}>
                <span>
                  Unpin<VisuallyHidden> {item.title}</VisuallyHidden>
                </span>
              </Button>
            )}
          </StreamItem>
          <LiveItems key={`live ${item.id}`} items={[item]} after={item.cursor} />
        </>
      ) : (
        <Empty>
          {isHost
            ? "Nothing on the table. Pin one of the items you feature."
            : "Nothing on the table yet"}
        </Empty>
      )}
      <VisuallyHidden role="status">{item ? `On the table now: ${item.title}` : ""}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Empty = styled.p`
  display: grid;
  place-items: center start;
  min-block-size: 74px;
  max-inline-size: none;
  padding: 12px 16px;
  border-radius: 10px;
  background: var(--well);
  color: var(--ink3);
`;
