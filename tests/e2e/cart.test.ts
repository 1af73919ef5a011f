import type { Page } from "playwright-core";
import { it } from "vitest";
import {
  dismissToast,
  eventually,
  waitUntilHidden,
  sees,
  seesToast,
  someScreens,
} from "../support/browser.ts";
import { aBuiltMarket } from "../support/builtMarket.ts";
import { anOrder, fillCart } from "../support/checkout.ts";
import { anItem } from "../support/factories.ts";

const market = aBuiltMarket();
const screens = someScreens(market);

const drawer = (page: Page) => page.getByRole("dialog", { name: "Your cart" });
const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });
/** Read from the page itself: an open drawer hides the bar from readers. */
const badge = (page: Page) =>
  page.locator("header button[aria-label^='Cart']").getAttribute("aria-label");

// Proves: CT-001, CT-002, CT-003, CT-004, CT-005, CT-007, CT-008, CT-009, VA-009, TO-027, TO-028
it("is one cart in two tabs: quantities, totals, Clear and its undo", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 5, quantity: 3 });
  const here = await screens.open({ as: jun, at: "/wallet-exchange" });
  await eventually(() => badge(here)).toBe("Cart");
  await cartButton(here).click();
  await sees(drawer(here).getByText("Your cart is empty"));
  await sees(drawer(here).getByRole("link", { name: "Continue Shopping" }));
  await here.keyboard.press("Escape");
  await waitUntilHidden(drawer(here));

  const there = await here.context().newPage();
  await there.goto(`/buy/${jam.id}`);
  await there.getByRole("button", { name: "Add to Cart" }).click();
  await seesToast(there, "Added to Cart", "Plum jam");
  await eventually(() => badge(here)).toBe("Cart, 1 item");

  await cartButton(here).click();
  const less = drawer(here).getByRole("button", { name: "One less of Plum jam" });
  const more = drawer(here).getByRole("button", { name: "One more of Plum jam" });
  const quantity = drawer(here).getByRole("group", { name: "Quantity of Plum jam" });
  await eventually(() => less.getAttribute("aria-disabled")).toBe("true");
  await less.click({ force: true });
  await more.click();
  await more.click();
  await eventually(() => quantity.innerText()).toBe("3");
  await eventually(() => badge(there)).toBe("Cart, 3 items");
  await sees(drawer(here).getByText("15 TP").last());
  await more.click();
  await sees(drawer(here).getByText("Only 3 available"));
  await eventually(() => quantity.innerText()).toBe("3");
  await less.click();
  await eventually(() => badge(there)).toBe("Cart, 2 items");
  await waitUntilHidden(drawer(here).getByText("Only 3 available"));

  await drawer(here).getByRole("button", { name: "Clear Cart" }).click();
  await seesToast(here, "Cart cleared successfully");
  await sees(drawer(here).getByText("Your cart is empty"));
  await eventually(() => badge(there)).toBe("Cart");
  await here.getByRole("button", { name: "Undo" }).click();
  await eventually(() => quantity.innerText()).toBe("2");
  await eventually(() => badge(there)).toBe("Cart, 2 items");

  await drawer(here).getByRole("button", { name: "Remove Plum jam from cart" }).click();
  await seesToast(here, "Item removed from cart");
  await eventually(() => badge(there)).toBe("Cart");
});

it("says at once when an item goes, gets dearer or scarcer, and asks before it costs more", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const mia = await market.richMember("Mia", 400);
  const lamp = await anItem(amara, { title: "Reading lamp", trustPoints: 10 });
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 5, quantity: 3 });
  const coat = await anItem(amara, { title: "Raincoat", trustPoints: 20 });
  await fillCart(jun, lamp, { id: jam.id, quantity: 3 }, coat);
  const page = await screens.open({ as: jun, at: "/listings" });
  await cartButton(page).click();
  await sees(drawer(page).getByText("45 TP").last());

  await amara.gql(
    `mutation ($itemId: ID!) { changePrice(itemId: $itemId, trustPoints: 12) { item { id } } }`,
    { itemId: lamp.id },
  );
  await sees(drawer(page).getByText("The price changed from 10 to 12 TP"));
  const proceed = drawer(page).getByRole("button", { name: "Proceed to Checkout" });
  await eventually(() => proceed.isDisabled()).toBe(true);
  await drawer(page).getByRole("button", { name: "Accept the new price" }).click();
  await eventually(() => proceed.isDisabled()).toBe(false);

  await anOrder(mia, [{ id: jam.id, quantity: 2 }, coat]);
  await sees(drawer(page).getByText("Somebody else ordered it"));
  await sees(drawer(page).getByText("Only 1 available"));
  await eventually(() => proceed.isDisabled()).toBe(true);
  await drawer(page).getByRole("button", { name: "Take 1" }).click();
  await eventually(() => proceed.isDisabled()).toBe(false);
  await eventually(() => drawer(page).locator("[data-value]").getAttribute("data-value")).toBe(
    "17",
  );
  await eventually(() => badge(page)).toBe("Cart, 2 items");
});

// Proves: TO-006, TO-012, TO-013, TO-014
it("tells each failure in its own words and keeps what was there", async () => {
  const amara = await market.member("Amara");
  const jun = await market.member("Jun");
  const jam = await anItem(amara, { title: "Plum jam", trustPoints: 5, quantity: 3 });
  await fillCart(jun, jam);
  const page = await screens.open({ as: jun, at: `/buy/${jam.id}`, mayFail: /ERR_FAILED/ });
  await page.route("**/graphql", (route) =>
    /AddToCart|SetCartQuantity|RemoveFromCart|ClearCart/.test(route.request().postData() ?? "")
      ? route.abort()
      : route.fallback(),
  );
  const noAnswer = "The market did not answer. Check your connection and try again.";

  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await seesToast(page, "Error", "Failed to add item to cart");
  await dismissToast(page);
  await cartButton(page).click();
  await drawer(page).getByRole("button", { name: "One more of Plum jam" }).click();
  await seesToast(page, "Failed to update cart", noAnswer);
  await drawer(page).getByRole("button", { name: "Remove Plum jam from cart" }).click();
  await seesToast(page, "Failed to remove item", noAnswer);
  await drawer(page).getByRole("button", { name: "Clear Cart" }).click();
  await seesToast(page, "Failed to clear cart", noAnswer);
  await eventually(() =>
    drawer(page).getByRole("group", { name: "Quantity of Plum jam" }).innerText(),
  ).toBe("1");
});
