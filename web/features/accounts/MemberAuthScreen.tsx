import { Navigate, useSearchParams } from "react-router-dom";
import { Page } from "../../ui/Page.tsx";
import { ResetPasswordDialog } from "./ResetPasswordDialog.tsx";

/** /auth for a signed-in member: the link of a reset mail still works, everything else redirects home. */
export function MemberAuthScreen() {
  const [query] = useSearchParams();
  if (query.get("token") === null) return <Navigate to="/" replace />;
  return (
    <Page title="Reset Your Password">
      <ResetPasswordDialog />
    </Page>
  );
}
