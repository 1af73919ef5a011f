import { Suspense, lazy } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

const ResetPasswordForm = lazy(() =>
  import("./ResetPasswordForm.tsx").then((m) => ({ default: m.ResetPasswordForm })),
);

/**
 * The "Reset Your Password" dialog. It opens by itself while the address has `token`; then the address becomes /auth.
 * Source: S1 §2.
 */
export function ResetPasswordDialog() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get("token");
  const leave = () => void navigate("/auth", { replace: true });
  return (
    <Dialog
      open={token !== null}
      onOpenChange={leave}
      title="Reset Your Password"
      description="Choose a new password. Every session of yours will have to sign in again."
    >
      <Suspense fallback={<Skeleton $h="160px" />}>
        <ResetPasswordForm token={token ?? ""} onReset={leave} />
      </Suspense>
    </Dialog>
  );
}
