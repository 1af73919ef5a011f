import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";

/** In place of a guide that is not there, or not for the viewer. */
export function NoGuide() {
  return (
    <Page title="Guide not found">
      <EmptyState title="There is no such guide" hint="Its author may have taken it back.">
        <ButtonLink $kind="act" to="/guides">
          See all guides
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}
