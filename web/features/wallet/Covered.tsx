import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** Shown in place of an amount that the member has hidden. */
export function Covered() {
  return (
    <>
      <span aria-hidden>••••</span>
      <VisuallyHidden>hidden</VisuallyHidden>
    </>
  );
}
