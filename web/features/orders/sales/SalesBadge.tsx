import { useLive } from "../../../apollo/useLive.ts";
import { graphql } from "../../../gql/gql.ts";
import { Badge } from "../../../shell/Badge.tsx";
import { useViewer } from "../../../shell/ViewerProvider.tsx";
import { useSalesCounts } from "./useSales.ts";

const SALES_COUNT_MOVED = graphql(`
  subscription SalesCountMoved($after: Cursor) {
    orderUpdated(after: $after) {
      cursor
    }
  }
`);

/** How many orders wait for the seller to act; live. Nothing at zero. */
export function SalesBadge() {
  const { counts, recount } = useSalesCounts();
  useLive(SALES_COUNT_MOVED, { after: useViewer().viewer?.cursor, onEvent: recount });
  const waiting = (counts?.pending ?? 0) + (counts?.processing ?? 0);
  return <Badge count={waiting} words="to do" inline />;
}
