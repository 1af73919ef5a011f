import { Suspense } from "react";
import { lazy } from "../../../ui/lazy.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import type { MyOfferProps } from "./MyOfferBox.tsx";

// Few viewers of an item have an offer for it, so the answers and their dialogs load on demand.
const MyOfferBox = lazy(
  () => import("./MyOfferBox.tsx"),
  (m) => m.MyOfferBox,
);

/** The viewer's offer for an item, shown first if there is one, with its actions. */
export function MyOffer(props: MyOfferProps) {
  return (
    <Suspense fallback={<Skeleton $h="92px" />}>
      <MyOfferBox {...props} />
    </Suspense>
  );
}
