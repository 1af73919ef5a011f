import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";

/** What stands where a screen broke or its code did not arrive. A reload fetches both anew. */
export function ScreenFailed() {
  return (
    <Page title="Something went wrong" hideHeading>
      <h1 tabIndex={-1}>Something went wrong</h1>
      <EmptyState
        title="This screen did not load"
        hint="Nothing you did is lost. Load it again, or go on somewhere else."
      >
        <Button $kind="act" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </EmptyState>
    </Page>
  );
}
