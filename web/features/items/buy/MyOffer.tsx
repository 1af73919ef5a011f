import { Suspense } from "react";
import { lazy } from "../../../ui/lazy.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { MyOfferProps } from "./MyOfferBox.tsx";

// Few who look at an item have an offer for it: the answers and their dialogs are fetched for those.
const MyOfferBox = lazy(
  () => import("./MyOfferBox.tsx"),
  (m) => m.MyOfferBox,
);

/** The viewer's offer for an item: the first thing said where one is open, with what can be done about it. */
export function MyOffer(props: MyOfferProps) {
  return (
    <Suspense fallback={<Skeleton $h="92px" />}>
      <MyOfferBox {...props} />
    </Suspense>
  );
}
