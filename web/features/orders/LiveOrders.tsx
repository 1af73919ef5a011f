import { useLive } from "../../apollo/useLive.ts";
import { graphql } from "../../gql/gql.ts";
import { useViewer } from "../../shell/ViewerProvider.tsx";

const OrderMovedInThread = graphql(`
  subscription OrderMovedInThread($after: Cursor) {
    orderUpdated(after: $after) {
      cursor
      order {
        id
        parts {
          ...OrderInThread_part
        }
      }
    }
  }
`);

/** Keeps orders up to date on a screen that shows some among other things. Renders nothing. */
export function LiveOrders() {
  const { viewer } = useViewer();
  useLive(OrderMovedInThread, { after: viewer?.cursor, skip: !viewer });
  return null;
}
