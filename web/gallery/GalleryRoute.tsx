import { lazy, Suspense, use } from "react";
import type { ReactNode } from "react";
import { ScreenSkeleton } from "../shell/ScreenSkeleton.tsx";

const GalleryScreen = lazy(() =>
  import("./GalleryScreen.tsx").then((m) => ({ default: m.GalleryScreen })),
);

let asked: Promise<boolean> | undefined;

/** Whether the gallery is available: in development, and where the server allows it. */
function isOpen(): Promise<boolean> {
  asked ??= import.meta.env.DEV
    ? Promise.resolve(true)
    : fetch("/dev/gallery").then(
        ({ ok }) => ok,
        () => false,
      );
  return asked;
}

/** /gallery; where it is not available, the same page as for any unknown path. */
export function GalleryRoute({ otherwise }: { readonly otherwise: ReactNode }) {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Gate otherwise={otherwise} />
    </Suspense>
  );
}

function Gate({ otherwise }: { readonly otherwise: ReactNode }) {
  return use(isOpen()) ? <GalleryScreen /> : otherwise;
}
