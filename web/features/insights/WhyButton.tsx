import { type ComponentProps, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { WhyDrawer } from "./WhyDrawer.tsx";

interface Props extends Omit<ComponentProps<typeof WhyDrawer>, "onClose"> {
  /** Default: "Why this?" */
  label?: string;
  /** What it is about, for those who hear the button among others. */
  about?: string;
}

/** A button that opens what an answer is made of. */
export function WhyButton({ label = "Why this?", about, ...drawer }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button $small $kind="quiet" onClick={() => setAsking(true)}>
        {label}
        {about !== undefined && <VisuallyHidden> {about}</VisuallyHidden>}
      </Button>
      {isAsking && <WhyDrawer {...drawer} onClose={() => setAsking(false)} />}
    </>
  );
}
