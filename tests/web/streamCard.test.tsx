import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { StreamCard } from "../../web/features/streams/list/StreamCard.tsx";
import { statusOf } from "../../web/features/streams/streamStatus.ts";
import { ToastProvider } from "../../web/ui/toast.tsx";

afterEach(cleanup);

const stream = {
  id: "7",
  title: "Kitchen clear-out",
  description: "Everything from the top shelf.",
  thumbnailUrl: null,
  isLive: true,
  scheduledAt: null,
  startedAt: "2026-05-01T10:00:00Z",
  endedAt: null,
  createdAt: "2026-05-01T09:00:00Z",
  viewerCount: 0,
  streamer: { id: "1", displayName: "Amara", avatar: null },
  featuredItems: [],
};

function shows(fields: object): HTMLElement {
  const data = { ...stream, ...fields };
  const { container } = render(
    <MemoryRouter>
      <ToastProvider>
        <StreamCard stream={data as never} status={statusOf(data, new Date(stream.createdAt))} />
      </ToastProvider>
    </MemoryRouter>,
  );
  return container;
}

// Proves: LV-019, KC-024
it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1K"],
  [1240, "1.2K"],
  [999_900, "999.9K"],
  [1_000_000, "1M"],
  [3_440_000, "3.4M"],
])("says of %i viewers that %s are watching", (viewerCount, words) => {
  expect(shows({ viewerCount }).querySelector("[data-watching]")?.textContent).toBe(
    `${words} watching`,
  );
});

// Proves: LV-017, LV-018, LV-020
it.each([
  [{}, "LIVE", "Join Live"],
  [{ isLive: false, scheduledAt: "2026-05-02T10:00:00Z" }, "SCHEDULED", "Watch"],
  [{ isLive: false, endedAt: "2026-05-01T11:00:00Z" }, "ENDED", "Watch"],
  [{ isLive: false }, "OFFLINE", "Watch"],
])("wears the badge of where it stands, and the way in: %j", (fields, badge, go) => {
  shows({ ...fields, streamer: { ...stream.streamer, displayName: "" } });
  expect(screen.getByText(badge)).toBeDefined();
  expect(screen.getByText("Anonymous")).toBeDefined();
  expect(screen.getByRole("link", { name: `${go} Kitchen clear-out` }).getAttribute("href")).toBe(
    "/streams/7",
  );
  expect(screen.queryByText(/watching/) !== null, "only a live stream has viewers").toBe(
    badge === "LIVE",
  );
});

it("shows its thumbnail, else the photo of its first item, else the place of one", () => {
  const photo = { images: [{ large: "/uploads/1/large.webp" }], id: "3" };
  const src = (fields: object) => shows(fields).querySelector("img")?.getAttribute("src");
  expect(src({ thumbnailUrl: "/uploads/2/own.webp", featuredItems: [photo] })).toBe(
    "/uploads/2/own.webp",
  );
  expect(src({ featuredItems: [photo] })).toBe("/uploads/1/large.webp");
  expect(src({})).toBeUndefined();
});
