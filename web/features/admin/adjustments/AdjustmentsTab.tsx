import { lazy, Suspense, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../ui/Button.tsx";
import { ChoiceChips } from "../../../ui/ChoiceChips.tsx";
import { MemberFilter } from "../MemberFilter.tsx";
import { useAdminUrl } from "../useAdminUrl.ts";
import { AdjustmentList } from "./AdjustmentList.tsx";
import { STATUSES } from "./adjustmentWords.ts";
import { LeftToday } from "./LeftToday.tsx";

const RequestDialog = lazy(() =>
  import("./RequestDialog.tsx").then((m) => ({ default: m.RequestDialog })),
);
const AdjustmentDrawer = lazy(() =>
  import("./AdjustmentDrawer.tsx").then((m) => ({ default: m.AdjustmentDrawer })),
);

const ALL = { value: "all", label: "All" } as const;
const FIRST = STATUSES[0].value;

/** Adjustments of wallets by where they stand. One administrator asks, another one decides. */
export function AdjustmentsTab() {
  const { read, put } = useAdminUrl();
  const [isAsking, setIsAsking] = useState(false);
  const chosen = [...STATUSES, ALL].find(({ value }) => value === read("status"))?.value ?? FIRST;
  const status = chosen === ALL.value ? null : chosen;
  const memberId = read("member") || null;
  const adjustmentId = read("adjustment");

  return (
    <>
      <Head>
        <LeftToday />
        <Button $kind="act" onClick={() => setIsAsking(true)}>
          Adjust a wallet…
        </Button>
      </Head>
      <ChoiceChips
        legend="Which adjustments"
        choices={[...STATUSES, ALL]}
        value={chosen}
        onChange={(value) => put("status", value === FIRST ? "" : value)}
      />
      <MemberFilter />
      <AdjustmentList key={`${chosen} ${memberId}`} status={status} memberId={memberId} />
      <Suspense>
        {adjustmentId === "" ? null : (
          <AdjustmentDrawer
            key={adjustmentId}
            id={adjustmentId}
            onClose={() => put("adjustment", "")}
          />
        )}
        {isAsking ? <RequestDialog onClose={() => setIsAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
`;
