import { useViewer } from "./ViewerProvider.tsx";

/** The name of a member as the viewer reads it: "You" for the viewer. */
export function NameOf({ member }: { member: { id: string; displayName: string } }) {
  const { viewer } = useViewer();
  return member.id === viewer?.id ? "You" : member.displayName;
}
