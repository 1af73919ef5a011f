import { Suspense, lazy } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { Page } from "../../ui/Page.tsx";
import { media, space } from "../../ui/theme.ts";
import { DisputeList } from "./disputes/DisputeList.tsx";
import { OpenDeals } from "./OpenDeals.tsx";

const ReviewDialog = lazy(() =>
  import("./ReviewDialog.tsx").then((m) => ({ default: m.ReviewDialog })),
);

/** /deals: deals that wait for a review, and the member's disputes. A notification links to a deal with `?review=`. */
export function DealsScreen() {
  const [search, setSearch] = useSearchParams();
  const transactionId = search.get("review");

  return (
    <Page title="Deals">
      <Columns>
        <OpenDeals />
        <DisputeList />
      </Columns>
      <Suspense>
        {transactionId ? (
          <ReviewDialog
            about={{ transactionId }}
            onClose={() => setSearch({}, { replace: true })}
          />
        ) : null}
      </Suspense>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${media.l} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
