import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { space } from "../../../ui/theme.ts";
import { sizeOf, sizeText } from "../sizeWords.ts";
import { PriceHistory } from "./PriceHistory.tsx";

const ITEM_DETAILS = graphql(`
  fragment ItemDetails_item on Item {
    id
    description
    category
    condition
    quantity
    widthMm
    heightMm
    depthMm
    tags
    ...PriceHistory_item
  }
`);

/** The description of the item, its facts, tags, and price history. */
export function ItemDetails({ item: masked }: { item: FragmentType<typeof ITEM_DETAILS> }) {
  const item = getFragment(ITEM_DETAILS, masked);
  const { id, description, category, condition, quantity, tags } = item;
  const size = sizeOf(item);

  return (
    <Frame>
      <Description>{description}</Description>
      <Facts>
        <div>
          <dt>Category</dt>
          <dd>{category}</dd>
        </div>
        <div>
          <dt>Condition</dt>
          <dd>{condition}</dd>
        </div>
        {quantity > 1 && (
          <div>
            <dt>Quantity</dt>
            <dd>{quantity}</dd>
          </div>
        )}
        {size && (
          <div>
            <dt>Size (width × height × depth)</dt>
            <dd>
              {sizeText(size)} <Link to={`/?panel=ar&item=${id}`}>See it in your room</Link>
            </dd>
          </div>
        )}
      </Facts>
      {tags.length > 0 && (
        <Tags aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Tags>
      )}
      <PriceHistory item={item} />
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

const Description = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
  color: var(--ink2);
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};

  dt {
    font-size: 0.8125rem;
    color: var(--ink3);
  }

  dd {
    font-weight: 600;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  li {
    padding: 2px ${space(3)};
    border: 1px solid var(--line);
    border-radius: 999px;
    font-size: 0.8125rem;
    color: var(--ink2);
  }
`;
