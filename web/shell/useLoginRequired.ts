import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { useToast } from "../ui/toast.tsx";
import { useViewer } from "./ViewerProvider.tsx";

/** Guards an action for members: runs it and returns true, or shows a visitor "Login Required" and returns false. */
export function useLoginRequired(): (action?: () => void) => boolean {
  const { viewer } = useViewer();
  const toast = useToast();
  const navigate = useNavigate();
  const signedIn = viewer !== null;

  return useCallback(
    (action) => {
      if (signedIn) {
        action?.();
        return true;
      }
      toast({
        title: "Login Required",
        destructive: true,
        action: { label: "Sign In", onClick: () => void navigate("/auth") },
      });
      return false;
    },
    [signedIn, toast, navigate],
  );
}
