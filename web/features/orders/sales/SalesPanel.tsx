import { Suspense, lazy, useEffect, useId, useRef } from "react";
import type { RefObject } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ArrivalsShelf } from "../../../ui/ArrivalsShelf.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Label } from "../../../ui/Label.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useOrderUrl } from "../orderUrl.ts";
import { STATUSES, STATUS_LOOK } from "../statusLook.ts";
import { SaleCard } from "./SaleCard.tsx";
import { SalesStats } from "./SalesStats.tsx";
import { useSales, useSalesCounts } from "./useSales.ts";

const OrderDrawer = lazy(() =>
  import("../OrderDrawer.tsx").then((m) => ({ default: m.OrderDrawer })),
);

/** The orders of the member's items by others, live. */
export function SalesPanel() {
  const place = useOrderUrl();
  const { counts, isLoading } = useSalesCounts();
  const sales = useSales(place.status);
  const statusId = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusSale(list, sales.rows.length > 0);

  return (
    <>
      <SalesStats counts={counts} isLoading={isLoading} />
      <ArrivalsShelf
        idleText="New orders appear here as they arrive"
        text={sales.arrived > 0 ? arrivedWords(sales.arrived) : null}
        actionLabel={sales.arrived > 1 ? `Show ${sales.arrived} orders` : "Show order"}
        onAction={() => void sales.reload()}
      />
      <Field>
        <Label htmlFor={statusId}>Status</Label>
        <Select
          id={statusId}
          value={place.status ?? ""}
          onChange={(event) => place.narrow({ status: event.target.value })}
        >
          <option value="">All</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_LOOK[status].word}
            </option>
          ))}
        </Select>
      </Field>
      <Rows ref={list} aria-busy={sales.isLoading}>
        {sales.isLoading ? (
          <>
            <Skeleton $h="230px" />
            <Skeleton $h="230px" />
          </>
        ) : null}
        {sales.error ? (
          <ErrorState message="Failed to load orders" onRetry={() => void sales.reload()} />
        ) : null}
        {!sales.isLoading && !sales.error && sales.rows.length === 0 ? (
          <EmptyState
            title="No incoming orders"
            hint="When someone orders one of your items, you accept and ship it here."
          />
        ) : null}
        {sales.rows.map((sale) => (
          <SaleCard key={sale.id} sale={sale} onOpen={() => place.open(sale.order.id)} />
        ))}
        <LoadMore hasMore={sales.hasMore} loading={sales.isLoadingMore} onMore={sales.loadMore} />
        <OfflineNote />
      </Rows>
      {place.openId ? (
        <Suspense>
          <OrderDrawer
            key={place.openId}
            id={place.openId}
            look={place.look}
            onClose={place.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Focuses the sale that a notification linked to. */
function useFocusSale(list: RefObject<HTMLDivElement | null>, isThere: boolean) {
  const [params] = useSearchParams();
  const wanted = params.get("sale");
  useEffect(() => {
    if (!isThere || wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-sale="${CSS.escape(wanted)}"]`)?.focus();
  }, [list, isThere, wanted]);
}

function arrivedWords(count: number): string {
  return count === 1 ? "A new order has arrived" : `${count} new orders have arrived`;
}

const Field = styled.div`
  display: grid;
  gap: 6px;
  max-inline-size: 200px;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
