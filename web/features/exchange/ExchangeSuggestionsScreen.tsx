import { useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { Suggestions } from "./Suggestions.tsx";

/** `/exchange-suggestions?targetId=&targetTp=`: what the member could give for an item. */
export function ExchangeSuggestionsScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const targetId = params.get("targetId") ?? "";
  const targetTp = params.get("targetTp") ?? "";

  function handleBack() {
    // A page that was opened by a link has no history to go back to.
    void (window.history.length > 1 ? navigate(-1) : navigate("/"));
  }

  if (targetId === "" || !/^\d{1,6}$/.test(targetTp)) {
    return (
      <Page title="Invalid Exchange Request">
        <EmptyState
          title="No item was named"
          hint="Choose an item first, then press Exchange under it."
        >
          <Button $kind="act" onClick={handleBack}>
            Go Back
          </Button>
        </EmptyState>
      </Page>
    );
  }

  return (
    <Page title="Exchange Suggestions">
      <Suggestions key={targetId} targetId={targetId} targetTp={Number(targetTp)} />
    </Page>
  );
}
