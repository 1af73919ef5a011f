import { lazy as lazyInReact } from "react";

/** How often a part is asked for while there is a network; without one it waits. */
const TRIES = 3;
const PAUSE_MS = 1000;

/**
 * React's lazy for what stands around the screens: a network that is away in the moment its code is wanted must not take
 * the whole page with it.
 */
export const lazy: typeof lazyInReact = (load) => lazyInReact(() => patiently(load));

async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let left = TRIES; ;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine && --left === 0) throw error;
      await (navigator.onLine ? pause() : backOnline());
    }
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function backOnline(): Promise<void> {
  return new Promise((resolve) =>
    window.addEventListener("online", () => resolve(), { once: true }),
  );
}
