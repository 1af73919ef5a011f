import { Stat, Stats } from "../../../ui/Stats.tsx";
import type { useSalesCounts } from "./useSales.ts";

type Counts = ReturnType<typeof useSalesCounts>["counts"];

/**
 * Counts of orders for the seller by state, and the TP in escrow. A count that is not loaded yet keeps its place empty.
 */
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
