import { Suspense, lazy, useId } from "react";
import { styled } from "styled-components";
import { Label } from "../../ui/Label.tsx";
import { Page } from "../../ui/Page.tsx";
import { Select } from "../../ui/Select.tsx";
import { SearchBox } from "../items/browse/SearchBox.tsx";
import { OrderList } from "./OrderList.tsx";
import { useOrderUrl } from "./orderUrl.ts";
import { STATUSES, STATUS_LOOK } from "./statusLook.ts";
import { useOrders } from "./useOrders.ts";

const OrderDrawer = lazy(() =>
  import("./OrderDrawer.tsx").then((m) => ({ default: m.OrderDrawer })),
);

/** /orders: what the member has bought. Source: S1 §2 "Orders" */
export function OrdersScreen() {
  const place = useOrderUrl();
  const orders = useOrders(place);
  const statusId = useId();

  return (
    <Page title="My Orders" hideHeading>
      <Head>
        <h1 tabIndex={-1}>My Orders</h1>
        {orders.count === undefined ? null : (
          <CountBadge aria-label={`${orders.count} ${orders.count === 1 ? "order" : "orders"}`}>
            {orders.count}
          </CountBadge>
        )}
      </Head>
      <Tools>
        <SearchBox
          value={place.search}
          label="Search orders"
          placeholder="Order number or item title"
          onSearch={(q) => place.narrow({ q })}
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
      </Tools>
      <OrderList
        orders={orders}
        isNarrowed={place.status !== null || place.search.trim() !== ""}
        onOpen={place.open}
      />
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
    </Page>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

/** A count beside a heading. */
export const CountBadge = styled.span.attrs({ role: "img" })`
  min-inline-size: 32px;
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--well);
  color: var(--ink);
  font-weight: 650;
  text-align: center;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;

  > form {
    flex: 1 1 320px;
  }
`;

const Field = styled.div`
  display: grid;
  gap: 6px;
  inline-size: 200px;
`;
