import { Suspense, lazy, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import type { OrderRow } from "./orderCard.ts";

const ReviewDialog = lazy(() =>
  import("../reviews/ReviewDialog.tsx").then((m) => ({ default: m.ReviewDialog })),
);

/** Reviews the seller of a delivered order; if there are several, one after the other. Source: S1 §2, C16 */
export function ReviewButton({ order }: { order: Pick<OrderRow, "parts"> }) {
  const [about, setAbout] = useState<string | null>(null);
  const next = order.parts.find(({ deal }) => deal?.viewerActions.includes("review"))?.deal;
  if (!next && about === null) return null;

  return (
    <>
      {next ? (
        <Button $small onClick={() => setAbout(next.transactionId ?? null)}>
          Leave Review
        </Button>
      ) : null}
      <Suspense>
        {about ? (
          <ReviewDialog about={{ transactionId: about }} onClose={() => setAbout(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
