import { useState } from "react";
import { getFragment } from "../../../gql/fragment-masking.ts";
import type { FragmentType } from "../../../gql/fragment-masking.ts";
import { graphql } from "../../../gql/gql.ts";
import { tpText } from "../../../ui/Tp.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { STAMPS } from "../card/itemStatus.ts";

const LIVE_NEWS = graphql(`
  fragment LiveNews_item on Item {
    title
    tpValue
    status
  }
`);

/** Announces changes of the open item to screen readers: its price politely, its end assertively. */
export function LiveNews({ item }: { item: FragmentType<typeof LIVE_NEWS> }) {
  const { title, tpValue, status } = getFragment(LIVE_NEWS, item);
  const [seen, setSeen] = useState({ tpValue, status, price: "", end: "" });

  if (seen.tpValue !== tpValue || seen.status !== status) {
    setSeen({
      tpValue,
      status,
      price:
        seen.tpValue === tpValue
          ? ""
          : `${title} is now ${tpText(tpValue)}, it was ${tpText(seen.tpValue)}`,
      end: seen.status === status ? "" : `${title}: ${STAMPS[status] ?? "available again"}`,
    });
  }

  return (
    <>
      <VisuallyHidden role="status">{seen.price}</VisuallyHidden>
      <VisuallyHidden role="alert">{seen.end}</VisuallyHidden>
    </>
  );
}
