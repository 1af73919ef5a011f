import { print } from "graphql";
import { STORAGE_KEYS } from "../../../schema/limits.ts";
import { readOwnToken, view, whileLeaving, type MemberView } from "../../apollo/session.ts";
import { graphql } from "../../gql/gql.ts";
import { leaveFlash } from "../flash.ts";

const StopViewAs = graphql(`
  mutation StopViewAs {
    stopViewAs
  }
`);

/** Shows the market as a member from the next page on, in this tab alone. */
export function startView(started: MemberView): void {
  sessionStorage.setItem(STORAGE_KEYS.view, JSON.stringify(started));
  window.location.assign("/");
}

/** Ends the view, on the server with the administrator's own session. Whoever is offline leaves, too: it ends by itself. */
export async function stopView(): Promise<void> {
  await whileLeaving(() =>
    fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${readOwnToken()}` },
      body: JSON.stringify({ query: print(StopViewAs) }),
    }),
  ).catch(() => undefined);
  leaveView();
}

/** Goes back to the member's page in the administrator's area, because the view is over. */
export function leaveView(): void {
  if (!view) return;
  sessionStorage.removeItem(STORAGE_KEYS.view);
  leaveFlash({ title: "The view has ended", description: "You are yourself again." });
  window.location.assign(`/admin/users?user=${view.member.id}`);
}
