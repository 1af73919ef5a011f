import type { ComponentType } from "react";
import { view } from "../../apollo/session.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";

/** In place of what an administrator does not see who views the market as a member. */
export function PrivateNote() {
  return (
    <EmptyState
      title={view ? `Private to ${view.member.displayName}` : "Private"}
      hint="Messages, notifications, addresses, activity and settings are not shown in a view."
    />
  );
}

/** The screen; in a view as a member a note that it is private. */
export function keptPrivate(title: string, Screen: ComponentType): ComponentType {
  if (!view) return Screen;
  return () => (
    <Page title={title}>
      <PrivateNote />
    </Page>
  );
}
