import { lazy as lazyInReact, type ComponentType, type LazyExoticComponent } from "react";

/** How often a screen's code is requested while there is a network; without one it waits. */
const TRIES = 3;
const PAUSE_MS = 1000;
const PAUSE_MAX_MS = 30_000;

/**
 * React's lazy for parts around the screens. Its place stays empty until the code is loaded, which is retried without
 * limit at growing intervals, because missing code of one part must not break the page. `pick` selects the component
 * from its module.
 */
export function lazy<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazyInReact(async () => ({
    default: pick(await patiently(load, { tries: Number.POSITIVE_INFINITY, again: anew })),
  }));
}

/**
 * The same for a screen. If its code cannot be loaded it throws, and the error boundary around the screens shows that
 * and retries.
 */
export const lazyScreen: typeof lazyInReact = (load) =>
  lazyInReact(() => patiently(load, { tries: TRIES, again: (_error, ask) => ask() }));

interface Patience {
  tries: number;
  /** Retries after this error. */
  again<Module>(error: unknown, load: () => Promise<Module>): Promise<Module>;
}

async function patiently<Module>(
  load: () => Promise<Module>,
  { tries, again }: Patience,
): Promise<Module> {
  let ask = load;
  for (let failed = 0; ;) {
    try {
      return await ask();
    } catch (error) {
      if (navigator.onLine && ++failed >= tries) throw error;
      await (navigator.onLine ? pause(failed) : backOnline());
      ask = () => again(error, load);
    }
  }
}

/**
 * Some browsers repeat a failed module import from their cache for ever. The error message contains its URL, so this
 * imports it again under another URL.
 */
function anew<Module>(error: unknown, load: () => Promise<Module>): Promise<Module> {
  const [address] = /https?:\S+?\.js/.exec(String(error)) ?? [];
  if (!address?.startsWith(`${location.origin}/assets/`)) return load();
  return import(/* @vite-ignore */ `${address}?again=${Date.now()}`) as Promise<Module>;
}

function pause(failed: number): Promise<void> {
  const ms = Math.min(PAUSE_MS * 2 ** (failed - 1), PAUSE_MAX_MS);
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function backOnline(): Promise<void> {
  return new Promise((resolve) =>
    window.addEventListener("online", () => resolve(), { once: true }),
  );
}
