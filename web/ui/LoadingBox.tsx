import { Skeleton } from "./Skeleton.tsx";

/** A placeholder for a whole list, with its height, and a text for screen readers. */
export function LoadingBox({ label, height }: { label: string; height: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton $h={height} />
    </div>
  );
}
