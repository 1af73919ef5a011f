import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";

/** In the place of an amount the member does not want others to see. */
export function Covered() {
  return (
    <>
      <span aria-hidden>••••</span>
      <VisuallyHidden>hidden</VisuallyHidden>
    </>
  );
}
