import { Badge } from "../../../shell/Badge.tsx";
import { useSalesCounts } from "./useSales.ts";

/** The number of orders that wait for the seller to act; live. Renders nothing at zero. */
export function SalesBadge() {
  const { counts } = useSalesCounts();
  const waiting = (counts?.pending ?? 0) + (counts?.processing ?? 0);
  return <Badge count={waiting} words="to do" inline />;
}
