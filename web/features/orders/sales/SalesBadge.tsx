import { Badge } from "../../../shell/Badge.tsx";
import { useSalesCounts } from "./useSales.ts";

/** How many orders wait for the seller to act; live. Nothing at zero. */
export function SalesBadge() {
  const { counts } = useSalesCounts();
  const waiting = (counts?.pending ?? 0) + (counts?.processing ?? 0);
  return <Badge count={waiting} words="to do" inline />;
}
