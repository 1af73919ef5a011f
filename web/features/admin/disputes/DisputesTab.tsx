import { lazy, Suspense } from "react";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { DisputeQueue } from "./DisputeQueue.tsx";
import { FILTERS } from "./queueFilters.ts";

const DisputeDrawer = lazy(() =>
  import("./DisputeDrawer.tsx").then((m) => ({ default: m.DisputeDrawer })),
);

/** The disputes of the market by their clock, in parts. A row opens what is known, and the decision. */
export function DisputesTab() {
  const { read, put } = useAdminUrl();
  const filter = FILTERS.find(({ value }) => value === read("filter"))?.value ?? FILTERS[0].value;
  const disputeId = read("dispute");

  return (
    <>
      <ChoiceChips
        legend="Which disputes"
        choices={FILTERS}
        value={filter}
        onChange={(value) => put("filter", value === FILTERS[0].value ? "" : value)}
      />
      <DisputeQueue key={filter} filter={filter} />
      <Suspense>
        {disputeId === "" ? null : (
          <DisputeDrawer key={disputeId} id={disputeId} onClose={() => put("dispute", "")} />
        )}
      </Suspense>
    </>
  );
}
