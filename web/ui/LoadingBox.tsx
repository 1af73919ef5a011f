import { Skeleton } from "./Skeleton.tsx";

/** One box in the place of a whole list, as high as it will be, and a word for who does not see it. */
export function LoadingBox({ label, height }: { label: string; height: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <Skeleton $h={height} />
    </div>
  );
}
