import { Heart } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { Button } from "./Button.tsx";
import { useToast } from "./toast.tsx";

interface Props extends Pick<ComponentProps<typeof Button>, "$kind" | "$small"> {
  readonly isLiked: boolean;
  /** Rejects with the reason if the like could not be changed. */
  readonly onToggle: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A heart button, filled when liked. */
export function LikeToggle({ isLiked, onToggle, children, ...looks }: Props) {
  const toast = useToast();

  async function handleClick() {
    try {
      await onToggle();
    } catch (failure) {
      toast({ title: "Error", description: (failure as Error).message, destructive: true });
    }
  }

  return (
    <Button {...looks} aria-pressed={isLiked} onClick={() => void handleClick()}>
      <Shape aria-hidden size={20} $full={isLiked} />
      {children}
    </Button>
  );
}

const Shape = styled(Heart)<{ $full: boolean }>`
  fill: ${({ $full }) => ($full ? "var(--liveText)" : "none")};
  stroke: ${({ $full }) => ($full ? "var(--liveText)" : "currentColor")};
`;
