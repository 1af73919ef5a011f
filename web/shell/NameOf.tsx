import { useViewer } from "./ViewerProvider.tsx";

/** Who did something, as the one who looks reads it: "You", or the member's name. */
export function NameOf({ member }: { member: { id: string; displayName: string } }) {
  const { viewer } = useViewer();
  return member.id === viewer?.id ? "You" : member.displayName;
}
