import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";

/** Shown when a screen threw an error or its code could not be loaded. A reload fetches both again. */
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
