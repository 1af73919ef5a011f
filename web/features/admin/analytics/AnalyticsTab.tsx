import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { useStatsLive } from "../dashboard/useStatsLive.ts";
import { useAdminUrl } from "../useAdminUrl.ts";
import { CategoriesPart } from "./CategoriesPart.tsx";
import { PlacesPart } from "./PlacesPart.tsx";
import { RANGES } from "./ranges.ts";
import { SalesPart } from "./SalesPart.tsx";
import { UsersPart } from "./UsersPart.tsx";

const USUAL = RANGES[1];

/** Sales, members, categories and places over the chosen days; the figures move by themselves. */
export function AnalyticsTab() {
  const { read, put } = useAdminUrl();
  const range = RANGES.find(({ value }) => value === read("range")) ?? USUAL;
  useStatsLive();

  return (
    <>
      <ChoiceChips
        legend="How many days"
        choices={RANGES}
        value={range.value}
        onChange={(value) => put("range", value)}
      />
      <SalesPart range={range} />
      <UsersPart range={range} />
      <CategoriesPart range={range} />
      <PlacesPart range={range} />
      <OfflineNote />
    </>
  );
}
