import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { RANGES } from "../analytics/ranges.ts";
import { useAdminUrl } from "../useAdminUrl.ts";
import { useRefetchLive } from "../useRefetchLive.ts";
import { BooksAudit } from "./BooksAudit.tsx";
import { IssuePart } from "./IssuePart.tsx";
import { StakingPoolPart } from "./StakingPoolPart.tsx";
import { SupplyPart } from "./SupplyPart.tsx";

const USUAL = RANGES[1];
const LIVE = new Set(["adminSupply", "adminIssue", "stakingPool"]);

/** Where all TP are, what the treasury issued, and whether the books keep their promises. */
export function LedgerTab() {
  const { read, put } = useAdminUrl();
  const range = RANGES.find(({ value }) => value === read("range")) ?? USUAL;
  useRefetchLive(LIVE);

  return (
    <>
      <BooksAudit />
      <SupplyPart />
      <StakingPoolPart />
      <ChoiceChips
        legend="How many days"
        choices={RANGES}
        value={range.value}
        onChange={(value) => put("range", value)}
      />
      <IssuePart range={range} />
      <OfflineNote />
    </>
  );
}
