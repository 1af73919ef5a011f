import { lazy, Suspense, use } from "react";
import type { ReactNode } from "react";
import { ScreenSkeleton } from "../shell/ScreenSkeleton.tsx";

const GalleryScreen = lazy(() =>
  import("./GalleryScreen.tsx").then((m) => ({ default: m.GalleryScreen })),
);

let asked: Promise<boolean> | undefined;

/** The gallery is for who works on the market: in development, and where the server says so. */
function isOpen(): Promise<boolean> {
  asked ??= import.meta.env.DEV
    ? Promise.resolve(true)
    : fetch("/dev/gallery").then(
        ({ ok }) => ok,
        () => false,
      );
  return asked;
}

/** /gallery; for everybody else what any other unknown path shows. */
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
