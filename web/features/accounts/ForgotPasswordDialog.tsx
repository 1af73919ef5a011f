import { Suspense, lazy } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";

const ForgotPasswordForm = lazy(() =>
  import("./ForgotPasswordForm.tsx").then((m) => ({ default: m.ForgotPasswordForm })),
);

/** The "Forgot your password?" dialog. */
export function ForgotPasswordDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Forgot your password?"
      description="Enter your email address and we will send you a link to set a new one."
    >
      <Suspense fallback={<Skeleton $h="138px" />}>
        <ForgotPasswordForm onSent={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  );
}
