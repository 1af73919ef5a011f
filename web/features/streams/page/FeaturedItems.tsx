import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LiveItems } from "../../items/browse/LiveItems.tsx";
import { StreamItem, StreamItem_item } from "./StreamItem.tsx";
import { usePin } from "./usePin.ts";

export const FeaturedItems_stream = graphql(`
  fragment FeaturedItems_stream on Stream {
    id
    isLive
    cursor
    pinnedItem {
      id
    }
    featuredItems {
      id
      ...StreamItem_item
    }
  }
`);

/** The featured items of a stream; the host can pin one of them. They stay visible after the stream ended. */
export function FeaturedItems({
  stream: masked,
  isHost,
}: {
  readonly stream: FragmentType<typeof FeaturedItems_stream>;
  readonly isHost: boolean;
}) {
  const stream = getFragment(FeaturedItems_stream, masked);
  const [pin, { busy }] = usePin(stream.id);
  const items = stream.featuredItems
    // The pinned item is shown elsewhere.
    .filter(({ id }) => id !== stream.pinnedItem?.id)
    .map((item) => ({ masked: item, item: getFragment(StreamItem_item, item) }));
  if (items.length === 0) return null;
  const ids = items.map(({ item }) => item.id).join();

  return (
    <Frame aria-label="Featured items">
      <h2>Featured items</h2>
      <Rows>
        {items.map(({ masked: item, item: { id, title } }) => (
          <li key={id}>
            <StreamItem item={item} isMine={isHost} words="Featured item">
              {isHost && stream.isLive && (
                <Button busy={busy} onClick={() => void pin(id)}>
                  <span>
                    Pin<VisuallyHidden> {title}</VisuallyHidden>
                  </span>
                </Button>
              )}
            </StreamItem>
          </li>
        ))}
      </Rows>
      <LiveItems
        key={ids}
        items={items.map(({ item }) => item)}
        after={items[0]?.item.cursor ?? ""}
      />
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
