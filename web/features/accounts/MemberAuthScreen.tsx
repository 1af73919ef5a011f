import { Navigate, useSearchParams } from "react-router-dom";
import { Page } from "../../ui/Page.tsx";
import { ResetPasswordDialog } from "./ResetPasswordDialog.tsx";

/** /auth for someone already signed in: the link of a reset mail still works, all else goes home. */
export function MemberAuthScreen() {
  const [query] = useSearchParams();
  if (query.get("token") === null) return <Navigate to="/" replace />;
  return (
    <Page title="Reset Your Password">
      <ResetPasswordDialog />
    </Page>
  );
}
