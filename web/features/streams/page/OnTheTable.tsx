import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { Button } from "../../../ui/Button.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { LiveItems } from "../../items/browse/LiveItems.tsx";
import type { Standings } from "../streamStatus.ts";
import { TableItem, TableItem_item } from "./TableItem.tsx";
import { usePin } from "./usePin.ts";

export const OnTheTable_stream = graphql(`
  fragment OnTheTable_stream on Stream {
    id
    pinnedItem {
      id
      ...TableItem_item
    }
  }
`);

interface Props {
  readonly stream: FragmentType<typeof OnTheTable_stream>;
  readonly status: Standings;
  readonly isHost: boolean;
}

/** The item the host talks about now. The place is kept while there is none, so nothing jumps when one comes. */
export function OnTheTable({ stream: masked, status, isHost }: Props) {
  const { id, pinnedItem } = getFragment(OnTheTable_stream, masked);
  const [pin, { busy }] = usePin(id);
  const item = getFragment(TableItem_item, pinnedItem);
  if (status !== "live" && !item) return null;

  return (
    <Frame aria-label="On the table now">
      {pinnedItem && item ? (
        <>
          <TableItem
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
          </TableItem>
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
