import { OfflineNote } from "../../../shell/OfflineNote.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { RANGES } from "../analytics/ranges.ts";
import { useAdminUrl } from "../useAdminUrl.ts";
import { BooksAudit } from "./BooksAudit.tsx";
import { IssuePart } from "./IssuePart.tsx";
import { SupplyPart } from "./SupplyPart.tsx";
import { useLedgerLive } from "./useLedgerLive.ts";

const USUAL = RANGES[1];

/** Where all TP are, what the treasury issued, and whether the books keep their promises. */
export function LedgerTab() {
  const { read, put } = useAdminUrl();
  const range = RANGES.find(({ value }) => value === read("range")) ?? USUAL;
  useLedgerLive();

  return (
    <>
      <BooksAudit />
      <SupplyPart />
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
