import type { ReactNode } from "react";
import { MyOffer } from "./MyOffer.tsx";
import { useMyOffer } from "./useMyOffer.ts";

interface Props {
  itemId: string;
  /** What stands below, given whether an own offer is open: there is one at a time for an item. */
  children: (hasOpenOffer: boolean) => ReactNode;
}

/** Says first that the viewer has an offer for an item, wherever they are about to make one. */
export function WithMyOffer({ itemId, children }: Props) {
  const myOffer = useMyOffer(itemId);
  return (
    <>
      {myOffer && (
        <MyOffer offer={myOffer} isFresh={false} isInPlace onAnswered={() => undefined} />
      )}
      {children(myOffer?.state === "pending")}
    </>
  );
}
