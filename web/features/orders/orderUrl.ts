import { useSearchParams } from "react-router-dom";
import { ORDER_SEARCH_MAX } from "../../../schema/limits.ts";
import type { OrderStatus } from "../../gql/graphql.ts";
import { STATUSES } from "./statusLook.ts";

/** The part of an order's details that is open. */
export type Look = "details" | "track";

/** The state of the orders screen, stored in its URL, so that Back, reload and a shared link keep it. */
export function useOrderUrl() {
  const [params, setParams] = useSearchParams();
  const status: OrderStatus | null = STATUSES.find((each) => each === params.get("status")) ?? null;

  function change(changes: Readonly<Record<string, string | null>>, replace: boolean) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace },
    );
  }

  return {
    status,
    search: (params.get("q") ?? "").slice(0, ORDER_SEARCH_MAX),
    openId: params.get("order"),
    look: (params.get("show") === "track" ? "track" : "details") satisfies Look as Look,
    narrow: (to: { status?: string; q?: string }) => change(to, true),
    open: (id: string, look: Look = "details") =>
      change({ order: id, show: look === "track" ? "track" : null }, false),
    close: () => change({ order: null, show: null }, true),
  };
}
