import { useNavigate } from "react-router-dom";
import { useViewer } from "../../shell/ViewerProvider.tsx";
import { useToast } from "../../ui/toast.tsx";

/** Runs an action for members; asks visitors to sign in. Source: S2 §2, TS-011 */
export function useMembersOnly() {
  const { viewer } = useViewer();
  const toast = useToast();
  const navigate = useNavigate();
  const isMember = viewer !== null;

  const run = (act: () => void) => {
    if (isMember) return act();
    toast({
      title: "Login Required",
      description: "Please login to view trust & safety features",
      destructive: true,
      action: { label: "Sign In", onClick: () => void navigate("/auth") },
    });
  };
  return { isMember, run };
}
