import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { getFragment } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { ORDER_RECEIPT, Receipt } from "./Receipt.tsx";

const SUCCESS_ORDER = graphql(`
  query SuccessOrder($id: ID!) {
    order(id: $id) {
      id
      ...OrderReceipt_order
    }
  }
`);

const NEWEST_ORDER = graphql(`
  query NewestOrder {
    orders(first: 1) {
      edges {
        node {
          id
          ...OrderReceipt_order
        }
      }
    }
  }
`);

/** /order-success: the order in the URL, or the newest one. Source: S1 §2 "Order success" */
export function OrderSuccessScreen() {
  const { order, isMissing, error, refetch } = useSuccessOrder();

  if (isMissing) {
    return (
      <Page title="Order">
        <EmptyState title="You haven't placed any orders yet">
          <ButtonLink $kind="act" to="/">
            Start Shopping
          </ButtonLink>
        </EmptyState>
      </Page>
    );
  }
  if (error) {
    return (
      <Page title="Order">
        <ErrorState message="Failed to load the order" onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page title="Order Placed Successfully!" hideHeading>
      <Columns aria-busy={!order}>
        {order ? <Receipt order={order} /> : <Skeleton $h="520px" />}
        {order ? <NextSteps order={order} /> : <Skeleton $h="520px" />}
      </Columns>
    </Page>
  );
}

function useSuccessOrder() {
  const [params] = useSearchParams();
  const id = params.get("orderId");
  const one = useQuery(SUCCESS_ORDER, { variables: { id: id ?? "" }, skip: id === null });
  const newest = useQuery(NEWEST_ORDER, { skip: id !== null, fetchPolicy: "cache-and-network" });
  const { error, refetch } = id === null ? newest : one;
  const found = id === null ? newest.data?.orders.edges[0]?.node : one.data?.order;
  const isAnswered = (id === null ? newest.data : one.data) !== undefined;

  return {
    order: getFragment(ORDER_RECEIPT, found),
    isMissing: isAnswered && !found,
    error: isAnswered ? undefined : error,
    refetch: () => refetch().catch(() => undefined),
  };
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  @media (min-width: 1040px) {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;
