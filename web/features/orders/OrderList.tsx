import { styled } from "styled-components";
import { OfflineNote } from "../../shell/OfflineNote.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OrderCard } from "./OrderCard.tsx";
import type { Look } from "./orderUrl.ts";
import type { Orders } from "./useOrders.ts";

interface Props {
  orders: Orders;
  isNarrowed: boolean;
  onOpen: (id: string, look?: Look) => void;
}

/** The list of orders in each of its states. */
export function OrderList({ orders, isNarrowed, onOpen }: Props) {
  const { rows, error, isLoading } = orders;

  if (isLoading) {
    return (
      <Rows role="status" aria-busy="true" aria-label="Loading orders">
        <Skeleton $h="200px" />
        <Skeleton $h="200px" />
      </Rows>
    );
  }
  return (
    <Rows aria-busy={orders.isStale}>
      {error ? (
        <ErrorState message="Failed to load your orders" onRetry={() => void orders.reload()} />
      ) : null}
      {!error && rows.length === 0 ? (
        <EmptyState
          title={
            isNarrowed
              ? "No orders match your search criteria"
              : "You haven't placed any orders yet"
          }
        >
          <ButtonLink $kind="act" to="/">
            Start Shopping
          </ButtonLink>
        </EmptyState>
      ) : null}
      {rows.map((order) => (
        <OrderCard
          key={order.id}
          order={order}
          onOpen={() => onOpen(order.id)}
          onTrack={() => onOpen(order.id, "track")}
        />
      ))}
      <LoadMore hasMore={orders.hasMore} loading={orders.isLoadingMore} onMore={orders.loadMore} />
      <OfflineNote />
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  &[aria-busy="true"] > article {
    opacity: 0.6;
  }
`;
