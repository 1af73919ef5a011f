import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { type FragmentType, getFragment } from "../../gql/fragment-masking.ts";
import { graphql } from "../../gql/gql.ts";
import { dayText } from "../../ui/dayText.ts";
import { tpText } from "../../ui/Tp.tsx";
import { DealActions } from "./DealActions.tsx";

export const DealRow_deal = graphql(`
  fragment DealRow_deal on Deal {
    id
    title
    amount
    settledAt
    other {
      id
      displayName
    }
    ...DealActions_deal
  }
`);

/** One deal: the other member, the date, and the actions that are still possible. */
export function DealRow(props: { readonly deal: FragmentType<typeof DealRow_deal> }) {
  const deal = getFragment(DealRow_deal, props.deal);
  const { title, amount, settledAt, other } = deal;
  return (
    <Row aria-label={`${title} with ${other.displayName}`}>
      <div>
        <strong>{title}</strong>
        <small>
          with <Link to={`/members/${other.id}`}>{other.displayName}</Link>,{" "}
          {settledAt ? dayText(settledAt) : "on its way"}
          {amount > 0 ? `, ${tpText(amount)}` : ""}
        </small>
      </div>
      <Acts>
        <DealActions deal={deal} />
      </Acts>
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 12px 16px;
  overflow-wrap: anywhere;

  > div:first-child {
    display: grid;
    flex: 1 1 200px;
    min-inline-size: 0;
  }

  small {
    color: var(--ink2);
    font-size: 0.9375rem;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;
