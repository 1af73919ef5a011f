import { Link } from "react-router-dom";
import type { AdminItem_ItemFragment } from "../../../gql/graphql.ts";
import { dayText } from "../../../ui/dayText.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { Facts } from "../Facts.tsx";
import { MemberLink } from "../MemberLink.tsx";

/** The facts of an item, and a link to its page while it is on the market. */
export function ItemFacts({ item }: { item: AdminItem_ItemFragment }) {
  const { id, status, user, removalReason, removedBy, restorableUntil } = item;
  const isOnMarket = status === "available" || status === "reserved";
  return (
    <>
      <Facts
        facts={[
          ...(removalReason ? ([["Deleted because", removalReason]] as const) : []),
          ...(removedBy ? ([["Deleted by", removedBy.displayName]] as const) : []),
          ...(restorableUntil
            ? ([["Can be restored until", dayText(restorableUntil)]] as const)
            : []),
          ["Owner", <MemberLink key="owner" member={user} />],
          ["Category", item.category],
          ["Price", tpText(item.trustPoints)],
          ["Pieces left", item.quantity],
          ["Views", item.viewCount],
          ["Listed", dayText(item.createdAt)],
        ]}
      />
      {isOnMarket ? (
        <p>
          <Link to={`/buy/${id}`}>Page of this item</Link>
        </p>
      ) : null}
    </>
  );
}
