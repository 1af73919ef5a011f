import { expect, it } from "vitest";
import { eventually, sees, seesToast, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

/** A browser that knows where it is. */
function here(): void {
  const coords = { latitude: 51.45432, longitude: -2.58791, accuracy: 20 };
  Object.defineProperty(navigator, "geolocation", {
    value: {
      getCurrentPosition: (found: (position: unknown) => void) => found({ coords, timestamp: 0 }),
    },
  });
}

/** A browser whose member said no. */
function nowhere(): void {
  Object.defineProperty(navigator, "geolocation", {
    value: {
      getCurrentPosition: (_found: unknown, denied: (error: unknown) => void) =>
        denied({ code: 1, message: "User denied Geolocation" }),
    },
  });
}

// Proves: PI-007
it("fills in the area of who posts, to a kilometre, and takes it away again", async () => {
  const amara = await market.member("Amara");
  const page = await screens.open({ as: amara, at: "/post-item", before: here });
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Use my location" }).click();
  const location = form.getByLabel("Location (optional)");
  await eventually(() => location.inputValue()).toBe("51.45, -2.59");
  await sees(form.getByText("Area on the map: 51.45, -2.59"));

  // What the member wrote stays.
  await location.fill("Bristol");
  await form.getByRole("button", { name: "Use my location" }).click();
  expect(await location.inputValue()).toBe("Bristol");
});

// Proves: TO-056
it("says that the place is to be written where the browser does not tell it", async () => {
  const jun = await market.member("Jun");
  const page = await screens.open({ as: jun, at: "/post-item", before: nowhere });
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Use my location" }).click();
  await seesToast(page, "Location access denied", "Please enter your location manually");
  await form.getByLabel("Location (optional)").fill("Bristol");
  await sees(form.getByRole("button", { name: "Use my location" }));
});
