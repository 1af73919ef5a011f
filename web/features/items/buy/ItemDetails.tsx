import { styled } from "styled-components";

import { graphql } from "../../../gql/gql.ts";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { space } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";

const ITEM_DETAILS = graphql(`
  fragment ItemDetails_item on Item {
    description
    category
    condition
    quantity
    tags
    priceHistory {
      id
      price
      previousPrice
      reason
      createdAt
    }
  }
`);

/** What the seller says about the item, its facts, tags, and how its price went. */
export function ItemDetails({ item }: { item: FragmentType<typeof ITEM_DETAILS> }) {
  const { description, category, condition, quantity, tags, priceHistory } = getFragment(
    ITEM_DETAILS,
    item,
  );
  const changes = priceHistory
    .filter((change) => change.previousPrice !== null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));

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
      </Facts>
      {tags.length > 0 && (
        <Tags aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Tags>
      )}
      {changes.length > 0 && (
        <section>
          <h2>Price history</h2>
          <Prices>
            {changes.map((change) => (
              <li key={change.id}>
                <span>
                  {tpText(change.previousPrice ?? change.price)} →{" "}
                  <strong>{tpText(change.price)}</strong>
                  {change.reason && <small> {change.reason}</small>}
                </span>
                <TimeAgo date={change.createdAt} />
              </li>
            ))}
          </Prices>
        </section>
      )}
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

const Prices = styled.ul`
  max-inline-size: 480px;
  margin-block-start: ${space(2)};

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space(3)};
    padding-block: ${space(2)};
    border-block-start: 1px solid var(--line);
    font-size: 0.9375rem;
  }

  small,
  time {
    color: var(--ink3);
    font-size: 0.8125rem;
  }
`;
