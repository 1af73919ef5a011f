import { lazy, Suspense } from "react";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { FILTERS } from "./caseFilters.ts";
import { CaseQueue } from "./CaseQueue.tsx";

const CaseDrawer = lazy(() => import("./CaseDrawer.tsx").then((m) => ({ default: m.CaseDrawer })));

/** What members reported and what is contested, by the promised time, in parts. A row opens what is known, and the decision. */
export function ModerationTab() {
  const { read, put } = useAdminUrl();
  const filter = FILTERS.find(({ value }) => value === read("filter"))?.value ?? FILTERS[0].value;
  const caseId = read("case");

  return (
    <>
      <ChoiceChips
        legend="Which cases"
        choices={FILTERS}
        value={filter}
        onChange={(value) => put("filter", value === FILTERS[0].value ? "" : value)}
      />
      <CaseQueue key={filter} filter={filter} />
      <Suspense>
        {caseId === "" ? null : (
          <CaseDrawer key={caseId} id={caseId} onClose={() => put("case", "")} />
        )}
      </Suspense>
    </>
  );
}
