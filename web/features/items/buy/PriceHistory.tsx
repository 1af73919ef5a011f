import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { space } from "../../../ui/theme.ts";
import { TimeAgo } from "../../../ui/TimeAgo.tsx";
import { tpText } from "../../../ui/Tp.tsx";

const PRICE_HISTORY = graphql(`
  fragment PriceHistory_item on Item {
    priceHistory {
      id
      price
      previousPrice
      reason
      createdAt
    }
  }
`);

/** The price history of an item, the latest change first; renders nothing if the price never changed. */
export function PriceHistory({ item }: { item: FragmentType<typeof PRICE_HISTORY> }) {
  const changes = getFragment(PRICE_HISTORY, item)
    .priceHistory.filter((change) => change.previousPrice !== null)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (changes.length === 0) return null;

  return (
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
  );
}

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
