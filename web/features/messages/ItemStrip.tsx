import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { Photo } from "../../ui/Photo.tsx";
import { PriceCard } from "../../ui/PriceCard.tsx";
import type { ThreadLine, WrittenLine } from "./threadLines.ts";

type ThreadItem = NonNullable<WrittenLine["item"]>;

/** The item that the thread is about: that of the latest message with an item. */
export function ItemStrip({ item }: { readonly item: ThreadItem }) {
  return (
    <Strip>
      <Picture>
        <Photo image={item.images[0] ?? null} alt="" sizes="64px" noImageText="" />
      </Picture>
      <Link to={`/buy/${item.id}`}>{item.title}</Link>
      <PriceCard tp={item.tpValue} />
    </Strip>
  );
}

/** The item of the newest message that has one. */
export function itemOf(lines: readonly ThreadLine[]): ThreadItem | null {
  const line = lines.findLast((each) => each.kind !== "day" && each.item !== null);
  return line && line.kind !== "day" ? line.item : null;
}

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 16px;
  border-block-end: 1px solid var(--line);

  > a {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Picture = styled.div`
  flex: none;
  inline-size: 64px;
  border-radius: 8px;
  overflow: hidden;
`;
