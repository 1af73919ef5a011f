import { act, cleanup, render } from "@testing-library/react";
import { Suspense, type ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../web/shell/ErrorBoundary.tsx";
import { lazy, lazyScreen } from "../../web/ui/lazy.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Bell = () => <p>the bell</p>;

/** Fails so often, then answers the bell. */
function failing(times: number) {
  return vi.fn(() =>
    times-- > 0 ? Promise.reject(new Error("no network")) : Promise.resolve({ default: Bell }),
  );
}

/** What can be read where the part should stand. */
async function shown(
  load: () => Promise<{ default: typeof Bell }>,
  Part: ComponentType = lazy(load, (m) => m.default),
): Promise<() => string | null> {
  const { container } = await act(async () =>
    render(
      <ErrorBoundary fallback={() => "it broke"}>
        <Suspense fallback="on its way">
          <Part />
        </Suspense>
      </ErrorBoundary>,
    ),
  );
  return () => container.textContent;
}

it("asks again for a part whose code did not come", async () => {
  vi.useFakeTimers();
  const load = failing(2);
  const seen = await shown(load);
  expect(seen()).toBe("on its way");
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect([seen(), load.mock.calls.length]).toEqual(["the bell", 3]);
});

it("never gives a part up, asks ever more rarely, and leaves the page alone meanwhile", async () => {
  vi.useFakeTimers();
  const load = failing(30);
  const seen = await shown(load);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([seen(), load.mock.calls.length]).toEqual(["on its way", 6]);
  await act(() => vi.advanceTimersByTimeAsync(25 * 30_000));
  expect([seen(), load.mock.calls.length]).toEqual(["the bell", 31]);
});

it("asks three times for a screen while there is a network, and leaves the rest to who stands around it", async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const load = failing(99);
  const seen = await shown(load, lazyScreen(load));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([seen(), load.mock.calls.length]).toEqual(["it broke", 3]);
});

it("waits while there is none, however long", async () => {
  vi.useFakeTimers();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = failing(1);
  const seen = await shown(load);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect([seen(), load.mock.calls.length]).toEqual(["on its way", 1]);
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event("online")));
  expect([seen(), load.mock.calls.length]).toEqual(["the bell", 2]);
});
