import { useViewer } from "../../shell/ViewerProvider.tsx";

/** Whether the viewer has switched "Use my activity" off. */
export function useActivityOff(): boolean {
  return useViewer().viewer?.privacy.isActivityUsed === false;
}
