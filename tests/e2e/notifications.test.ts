import { it } from "vitest";
import { waitUntilHidden, sees, someScreens } from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anItem, anOffer } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

it("shows on every device of a member what was read on another", async () => {
  const [amara, jun] = [await market.member("Amara"), await market.member("Jun")];
  for (const title of ["Lamp", "Chair"]) await anOffer(jun, await anItem(amara, { title }));
  const phone = await screens.open({ as: amara, at: "/notifications?show=unread", width: 360 });
  const desk = await screens.open({ as: amara, at: "/notifications" });
  await sees(desk.getByRole("button", { name: "Notifications, 2 unread" }));
  await sees(phone.getByText("Jun made an offer for Lamp"));

  await desk.getByText("Jun made an offer for Lamp").click();
  await waitUntilHidden(phone.getByText("Jun made an offer for Lamp"));
  await sees(phone.getByText("Jun made an offer for Chair"));
  await sees(phone.getByRole("button", { name: "Notifications, 1 unread" }));

  await phone.getByRole("button", { name: "Mark all read" }).click();
  await sees(phone.getByText("Nothing unread"));
  await sees(desk.getByRole("button", { name: "Notifications", exact: true }));
});
