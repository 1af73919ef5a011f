import { Suspense, createContext, use, useCallback, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { lazy } from "./lazy.ts";
import type { ShownToast } from "./ToastStage.tsx";
import { whenIdle } from "./whenIdle.ts";

/** The content of a toast. `destructive` marks a failure; `action` is one button, such as Undo. */
export type ToastWords = {
  title: string;
  description?: string | undefined;
  destructive?: boolean | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** How long it is shown, in ms, if not the usual five seconds. */
  duration?: number | undefined;
};

const loadStage = () => import("./ToastStage.tsx");
const ToastStage = lazy(loadStage, (m) => m.ToastStage);

const ToastContext = createContext<(words: ToastWords) => void>(() => undefined);

/** `toast({ title, description })` shows a toast, which replaces an older one. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastContext);
}

/** Beside the app root: a dialog hides the page from screen readers, but not elements that are live regions. */
const place = document.createElement("div");
place.ariaLive = "off";

/**
 * Shows one toast at a time. Its component loads when the page is idle, so that a toast about a lost connection can
 * still be shown.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const show = useCallback((words: ToastWords) => {
    setShown((before) => ({ ...words, key: (before?.key ?? 0) + 1, open: true }));
  }, []);
  const handleOpenChange = (open: boolean) =>
    setShown((before) => (before ? { ...before, open } : before));

  useEffect(() => {
    document.body.append(place);
    whenIdle()
      .then(loadStage)
      .catch(() => undefined);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {shown
        ? createPortal(
            <Suspense>
              <ToastStage shown={shown} onOpenChange={handleOpenChange} />
            </Suspense>,
            place,
          )
        : null}
    </ToastContext>
  );
}
