import type { ReactNode } from "react";
import { MyOffer } from "./MyOffer.tsx";
import { useMyOffer } from "./useMyOffer.ts";

interface Props {
  itemId: string;
  /** What is shown below. It receives whether the viewer has an open offer; there can be one at a time for an item. */
  children: (hasOpenOffer: boolean) => ReactNode;
}

/** Shows first that the viewer has an offer for an item, wherever they are about to make one. */
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
