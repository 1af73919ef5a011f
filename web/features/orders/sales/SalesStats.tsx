import { Stat, Stats } from "../../../ui/Stats.tsx";
import type { useSalesCounts } from "./useSales.ts";

type Counts = ReturnType<typeof useSalesCounts>["counts"];

/** What waits for the seller, and what is on its way to them. A figure that is not known yet keeps its place empty. */
export function SalesStats({ counts, isLoading }: { counts: Counts; isLoading: boolean }) {
  return (
    <Stats aria-busy={isLoading}>
      <Stat label="To accept" value={counts?.pending} />
      <Stat label="To ship" value={counts?.processing} />
      <Stat label="On the way" value={counts?.shipped} />
      <Stat label="Incoming" value={counts?.incoming} suffix=" TP" />
    </Stats>
  );
}
